import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { TOKEN_EVENTS } from '../../shared/tokenEvents.js'
import { readAddress } from './checkTransfer.js'
import { type EvmNode, toTransferError } from './evmNode.js'

/** Cap: a contract may emit any number of events; a visitor pays fewer at once. */
const MOST_RECEIVERS = 200

/** Address in a topic: 20 bytes padded to 32. */
const addressIn = (topic: string | undefined): string | undefined =>
  /^0x0{24}([0-9a-f]{40})$/i.exec(topic ?? '')?.[1]?.toLowerCase()

/** Topics `from` and `to` of a transfer event. */
const endsOf = ([event = '', first, second, third]: readonly string[]): readonly (string | undefined)[] => {
  switch (event.toLowerCase()) {
    case TOKEN_EVENTS.transfer:
      return [first, second]
    case TOKEN_EVENTS.single:
    case TOKEN_EVENTS.batch:
      return [second, third]
    default:
      return []
  }
}

/** Receiver of one event's transfer from `owner`, as hexadecimal digits. */
const receiverIn = (topics: readonly string[], owner: string): string | undefined => {
  const [from, to] = endsOf(topics).map(addressIn)
  return from === owner && to !== owner ? to : undefined
}

/** Receivers of tokens or NFTs that an account sent in a transaction, by its events. */
export const readPaid = (
  node: EvmNode,
  from: string,
  hash: string,
): TE.TaskEither<TransferError, readonly string[]> => {
  const account = readAddress('from', from)
  if (E.isLeft(account)) return TE.left(account.left)
  if (!isTransactionHash(hash)) return TE.left({ _tag: 'Malformed', detail: 'hash' })
  const owner = account.right.slice(2).toLowerCase()
  return pipe(
    node.events(hash),
    TE.mapLeft(toTransferError),
    TE.map((receipt) => {
      const paid = (receipt?.logs ?? []).flatMap(({ topics }) => receiverIn(topics, owner) ?? [])
      return [...new Set(paid)].slice(0, MOST_RECEIVERS).map((digits) => toChecksumAddress(`0x${digits}`))
    }),
  )
}
