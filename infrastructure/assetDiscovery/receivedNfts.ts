import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { NotTold, TellReceived } from '../../application/ports/assetDiscovery.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import type { NftToken } from '../../domain/nfts/nft.js'
import { stringMatching, usableEntries } from '../http/codecs/combinators.js'
import { TOKEN_EVENTS } from '../shared/tokenEvents.js'

const Address = stringMatching(/^0x[\da-f]{40}$/i)
const Topic = stringMatching(/^0x[\da-f]{64}$/i)
const Data = stringMatching(/^0x[\da-f]*$/i)
const Receipt = t.type({
  logs: usableEntries(t.type({ address: Address, topics: t.readonlyArray(Topic), data: Data })),
})

type Log = t.TypeOf<typeof Receipt>['logs'][number]

/** Cap on token ids read per transaction; a visitor never looks at more. */
const MOST_NUMBERS = 200
const WORD_DIGITS = 64

/** Two offset words and the length word of the first list come before its numbers. */
const MOST_WORDS = MOST_NUMBERS + 3

const wordsIn = (data: string): readonly string[] =>
  data.slice(2, 2 + MOST_WORDS * WORD_DIGITS).match(/[\da-f]{64}/gi) ?? []
const numberIn = (word: string): bigint => BigInt(`0x${word}`)

/** Decodes the first list of a batch event: byte offset, length, then token ids. */
const batchIn = (data: string): readonly bigint[] => {
  const words = wordsIn(data)
  const [start = '0'] = words
  const at = Number(numberIn(start) / BigInt(WORD_DIGITS / 2))
  const length = Math.min(Number(numberIn(words[at] ?? '0')), MOST_NUMBERS)
  return words.slice(at + 1, at + 1 + length).map(numberIn)
}

/** Token ids that `owner` received according to this event. */
const numbersFor = ({ topics, data }: Log, owner: string): readonly bigint[] => {
  const [event = '', first = '', second = '', third = ''] = topics
  const isTo = (topic: string): boolean => topic.slice(-40).toLowerCase() === owner.slice(2).toLowerCase()
  switch (event.toLowerCase()) {
    case TOKEN_EVENTS.transfer:
      return third !== '' && isTo(second) ? [BigInt(third)] : []
    case TOKEN_EVENTS.single:
      return first !== '' && isTo(third) ? wordsIn(data).slice(0, 1).map(numberIn) : []
    case TOKEN_EVENTS.batch:
      return first !== '' && isTo(third) ? batchIn(data) : []
    default:
      return []
  }
}

const notTold = (): NotTold => ({ _tag: 'NotTold' })

/** Reads the events of a transaction from the chain. */
export const tellReceived =
  (rpc: Pick<ChainRpc, 'request'>): TellReceived =>
  (network, owner, hash) =>
    isTransactionHash(hash)
      ? pipe(
          rpc.request(network, { method: 'eth_getTransactionReceipt', params: [hash] }),
          TE.mapLeft(notTold),
          TE.flatMapEither((answer) => pipe(Receipt.decode(answer), E.mapLeft(notTold))),
          TE.map(({ logs }) =>
            logs.flatMap((log) =>
              numbersFor(log, owner).map((number): NftToken => ({ contract: log.address, tokenId: String(number) })),
            ),
          ),
        )
      : TE.left(notTold())
