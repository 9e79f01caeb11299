import { type Address, encodeDeployData, encodeFunctionData, getContractAddress, type Hex } from 'viem'
import { type Builder, type Client, receiptOf } from './transactions.js'

/** Gas limit per transaction: above any actual use, and well below the block limit. */
const GAS = 4_000_000n

interface Order {
  readonly to?: Address
  readonly data: Hex
  readonly value?: bigint
}

type Deployment = Parameters<Builder['deploy']>[1]
type Call = Parameters<Builder['call']>[1] & { readonly value?: bigint }

/**
 * Populates a chain within one block, by a batching client, in a fraction of the time of a block per transaction. A
 * contract's address is known when it is queued (it derives from account and nonce); `send` sends all at once.
 */
export const makeBatch = async (client: Client, account: Address) => {
  const first = await client.getTransactionCount({ address: account })
  const orders: Order[] = []
  return {
    deploy: ({ abi, bytecode, args }: Deployment): Address => {
      const nonce = BigInt(first + orders.length)
      orders.push({ data: encodeDeployData({ abi, bytecode, args }) })
      return getContractAddress({ from: account, nonce })
    },
    call: ({ address: to, abi, functionName, args, value = 0n }: Call): void => {
      orders.push({ to, data: encodeFunctionData({ abi, functionName, args }), value })
    },
    send: async (): Promise<void> => {
      const hashes = await Promise.all(
        orders.map((order, index) =>
          client.sendTransaction({ ...order, account, nonce: first + index, gas: GAS, chain: null }),
        ),
      )
      await client.mine({ blocks: 1 })
      const receipts = await Promise.all(hashes.map((hash) => receiptOf(client, hash)))
      const failed = receipts.findIndex(({ status }) => status !== 'success')
      if (failed !== -1) throw new Error(`the sandbox could not send transaction ${failed} of a world`)
    },
  }
}
