import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { toQuantity } from '../../domain/requests/evmTransaction.js'
import type { TransactionSender } from '../../domain/requests/transactionFate.js'
import { bothOf, fromRefinement, oneOf, validEntries } from '../http/codecs/combinators.js'
import { Address, Data, Quantity } from './evmAnswers.js'

const Hash = fromRefinement('hash', isTransactionHash)

/** A transaction as nodes return it. `to` is absent or `null` if it creates a contract. */
export const NodeTransaction = bothOf(
  t.type({ hash: Hash, from: Address, nonce: Quantity }),
  t.partial({ to: oneOf(t.undefined, t.null, Address), value: Quantity, input: Data }),
)
export type NodeTransaction = t.TypeOf<typeof NodeTransaction>

/** Skips transactions without a nonce, such as deposits of rollups. */
const Block = t.type({ transactions: validEntries(NodeTransaction) })

/** What the search asks nodes. Rejects if they fail. */
export interface BlockReader {
  readonly ask: (
    method: 'eth_blockNumber' | 'eth_getTransactionCount',
    params: readonly string[],
  ) => Promise<t.TypeOf<typeof Quantity>>
  /** The block with this number ("QUANTITY") and all its transactions, not decoded. */
  readonly block: (number: string) => Promise<unknown>
}

/** Enough for 4,096 blocks: 13 to find one before the nonce was used, 12 to halve what lies between. */
const MAX_COUNTS = 25
/** Blocks to read where nodes do not report earlier counts. */
const MAX_BLOCKS = 8

/** The nonce was used in a block after `unused`, up to `used`; `unused` is absent while no such block is known. */
interface BlockRange {
  readonly unused: number | undefined
  readonly used: number
}

/** Narrows the range down by how many transactions the sender had sent at a block, as far as nodes report that. */
const narrow = async (
  { ask }: BlockReader,
  { address, nonce }: TransactionSender,
  latest: number,
): Promise<BlockRange> => {
  let range: BlockRange = { unused: undefined, used: latest }
  for (let counts = 0; counts < MAX_COUNTS && range.used - 1 > (range.unused ?? -1); counts += 1) {
    const { unused, used } = range
    const at = unused === undefined ? Math.max(0, latest - 2 ** counts) : Math.floor((unused + used) / 2)
    const count = await ask('eth_getTransactionCount', [address, toQuantity(BigInt(at))]).catch(() => undefined)
    if (count === undefined) break
    range = Number(count) > nonce ? { unused, used: at } : { unused: at, used }
  }
  return range
}

/**
 * Finds the transaction that used a nonce: by at most 25 counts of what its sender had sent at earlier blocks, then by
 * reading at most 8 blocks, newest first. `undefined` if they do not have it; rejects if a block cannot be read.
 */
export const findByNonce = async (
  reader: BlockReader,
  sender: TransactionSender,
): Promise<NodeTransaction | undefined> => {
  const { unused = -1, used } = await narrow(reader, sender, Number(await reader.ask('eth_blockNumber', [])))
  const isFound = ({ from, nonce }: NodeTransaction): boolean =>
    from.toLowerCase() === sender.address.toLowerCase() && Number(nonce) === sender.nonce
  for (let at = used; at > Math.max(unused, used - MAX_BLOCKS); at -= 1) {
    const block = Block.decode(await reader.block(toQuantity(BigInt(at))))
    const found = E.isRight(block) ? block.right.transactions.find(isFound) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
