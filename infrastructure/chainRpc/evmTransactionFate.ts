import * as t from 'io-ts'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'
import { bothOf, oneOf, orUndefined } from '../http/codecs/combinators.js'
import { Address, Quantity } from './evmAnswers.js'

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
const Known = t.type({ hash: t.string, from: Address, nonce: Quantity })

/** Codecs of the node answers used here. */
export const FATE_CODECS = {
  eth_getTransactionReceipt: oneOf(t.null, Receipt),
  eth_getTransactionByHash: oneOf(t.null, Known),
  eth_getTransactionCount: Quantity,
} as const

type Ask = <Method extends keyof typeof FATE_CODECS>(
  method: Method,
  params: readonly string[],
) => Promise<t.TypeOf<(typeof FATE_CODECS)[Method]>>

const included = ({
  status,
  gasUsed,
  effectiveGasPrice,
  l1Fee = '0x0',
}: t.TypeOf<typeof Receipt>): TransactionFate => ({
  _tag: 'Included',
  succeeded: status === undefined || BigInt(status) === 1n,
  ...(gasUsed !== undefined &&
    effectiveGasPrice !== undefined && { fee: BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee) }),
})

/** Determines the state of an EVM transaction. */
export const evmTransactionFate = async (ask: Ask, { id, sender }: TransactionQuery): Promise<TransactionFate> => {
  const receipt = await ask('eth_getTransactionReceipt', [id])
  if (receipt !== null) return included(receipt)
  const known = await ask('eth_getTransactionByHash', [id])
  if (known !== null) return { _tag: 'Waiting', sender: { address: known.from, nonce: Number(known.nonce) } }
  if (sender === undefined) return { _tag: 'Unknown' }
  const next = await ask('eth_getTransactionCount', [sender.address, 'latest'])
  if (Number(next) <= sender.nonce) return { _tag: 'Unknown' }
  // It may have been included between the queries.
  const late = await ask('eth_getTransactionReceipt', [id])
  return late === null ? { _tag: 'Replaced' } : included(late)
}
