import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { TOKEN_EVENTS } from '../../shared/tokenEvents.js'
import { readAddress } from './checkTransfer.js'
import { type EvmNode, toTransferError } from './evmNode.js'

/** More than a visitor pays at once; a contract may tell of any number. */
const MOST_RECEIVERS = 200

/** The address in a topic: 20 bytes behind 12 that are nothing. */
const addressIn = (topic: string | undefined): string | undefined =>
  /^0x0{24}([0-9a-f]{40})$/i.exec(topic ?? '')?.[1]?.toLowerCase()

/** Where from and to stand among the topics of an event. */
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

/** The digits of who got something from an account, by one event. */
const receiverIn = (topics: readonly string[], owner: string): string | undefined => {
  const [from, to] = endsOf(topics).map(addressIn)
  return from === owner && to !== owner ? to : undefined
}

/** Asks a chain for the events of a transaction, and who got tokens or NFTs of an account by them. */
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
