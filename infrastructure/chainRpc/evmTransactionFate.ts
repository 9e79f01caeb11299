import * as t from 'io-ts'
import type { EvmTransaction } from '../../domain/requests/evmTransaction.js'
import type {
  Inclusion,
  TransactionFate,
  TransactionQuery,
  TransactionSender,
} from '../../domain/requests/transactionFate.js'
import { bothOf, oneOf, orUndefined } from '../http/codecs/combinators.js'
import { Quantity } from './evmAnswers.js'
import { type BlockReader, findByNonce, NodeTransaction } from './findByNonce.js'

const Receipt = bothOf(
  t.type({ transactionHash: t.string, blockNumber: Quantity }),
  t.partial({
    // Absent before Byzantium, when receipts did not report failures.
    status: orUndefined(Quantity),
    gasUsed: orUndefined(Quantity),
    effectiveGasPrice: orUndefined(Quantity),
    // Extra fee of rollups for data on the base chain (OP Stack).
    l1Fee: orUndefined(Quantity),
  }),
)

/** Codecs of the node answers used here. */
export const FATE_CODECS = {
  eth_getTransactionReceipt: oneOf(t.null, Receipt),
  eth_getTransactionByHash: oneOf(t.null, NodeTransaction),
  eth_getTransactionCount: Quantity,
  eth_blockNumber: Quantity,
} as const

/** Asks nodes; rejects if they fail. */
export interface FateReader extends BlockReader {
  readonly ask: <Method extends keyof typeof FATE_CODECS>(
    method: Method,
    params: readonly string[],
  ) => Promise<t.TypeOf<(typeof FATE_CODECS)[Method]>>
}

const inclusionOf = ({ status, gasUsed, effectiveGasPrice, l1Fee = '0x0' }: t.TypeOf<typeof Receipt>): Inclusion => ({
  succeeded: status === undefined || BigInt(status) === 1n,
  ...(gasUsed !== undefined &&
    effectiveGasPrice !== undefined && { fee: BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee) }),
})

/** What a transaction does; `undefined` if the node does not name its value and data. */
const effectOf = ({ from, to, value, input }: NodeTransaction): EvmTransaction | undefined =>
  value === undefined || input === undefined
    ? undefined
    : { from, to: to ?? undefined, value: BigInt(value), data: input }

/** The fate of a transaction whose nonce is used, by what used it. Nodes that fail here count as not showing it. */
const afterNonce = async (reader: FateReader, id: string, sender: TransactionSender): Promise<TransactionFate> => {
  const found = await findByNonce(reader, sender).catch(() => undefined)
  if (found === undefined) return { _tag: 'Replaced' }
  const receipt = await reader.ask('eth_getTransactionReceipt', [found.hash])
  // One node has its block, another not yet.
  if (receipt === null) return { _tag: 'Unknown' }
  const inclusion = inclusionOf(receipt)
  const hash = found.hash.toLowerCase()
  if (hash === id.toLowerCase()) return { _tag: 'Included', ...inclusion }
  const transaction = effectOf(found)
  return { _tag: 'Replaced', ...(transaction !== undefined && { by: { hash, transaction, ...inclusion } }) }
}

/** Determines the state of an EVM transaction; of a replaced one, also what replaced it. */
export const evmTransactionFate = async (
  reader: FateReader,
  { id, sender }: TransactionQuery,
): Promise<TransactionFate> => {
  const { ask } = reader
  const receipt = await ask('eth_getTransactionReceipt', [id])
  if (receipt !== null) return { _tag: 'Included', ...inclusionOf(receipt) }
  const known = await ask('eth_getTransactionByHash', [id])
  if (known !== null) {
    const transaction = effectOf(known)
    const seen = { address: known.from, nonce: Number(known.nonce) }
    return { _tag: 'Waiting', sender: seen, ...(transaction !== undefined && { transaction }) }
  }
  if (sender === undefined) return { _tag: 'Unknown' }
  const next = await ask('eth_getTransactionCount', [sender.address, 'latest'])
  if (Number(next) <= sender.nonce) return { _tag: 'Unknown' }
  // It may have been included between the queries.
  const late = await ask('eth_getTransactionReceipt', [id])
  return late === null ? afterNonce(reader, id, sender) : { _tag: 'Included', ...inclusionOf(late) }
}
