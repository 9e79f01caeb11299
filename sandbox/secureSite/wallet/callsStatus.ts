import { numberToHex } from 'viem'
import { askChain } from '../../browserWallets/askChain.js'
import { readFields } from '../frame/readFields.js'
import type { EvmChain } from './EvmChain.js'

const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500

/** What became of a batch, as EIP-5792 says it; its id is the hash of its transaction. */
export const callsStatus = async (id: unknown, chain: EvmChain, atomic: boolean): Promise<unknown> => {
  const receipt = await askChain(chain.rpcUrl, 'eth_getTransactionReceipt', [id])
  const said = { version: '2.0.0', id, chainId: numberToHex(chain.id), atomic }
  if (receipt === null) return { ...said, status: PENDING }
  const { status, logs, blockHash, blockNumber, gasUsed, transactionHash } = readFields.fields(receipt)
  return {
    ...said,
    status: status === '0x1' ? CONFIRMED : REVERTED,
    receipts: [{ status, logs, blockHash, blockNumber, gasUsed, transactionHash }],
  }
}
