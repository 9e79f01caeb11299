import { type Address, erc20Abi, formatUnits, parseUnits } from 'viem'
import { openClient, receiptOf } from '../../../sandbox/chain/transactions.js'

export interface ChainToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In whole tokens. */
  readonly amount: string
}

/** The sandbox's chain as the tests see it: asked directly, so it can contradict what the page shows. */
export const chainOf = (rpcUrl: string) => {
  const client = openClient(rpcUrl)
  const readToken = async (address: Address, owner: Address): Promise<ChainToken> => {
    const token = { address, abi: erc20Abi } as const
    const [name, symbol, decimals, amount] = await Promise.all([
      client.readContract({ ...token, functionName: 'name' }),
      client.readContract({ ...token, functionName: 'symbol' }),
      client.readContract({ ...token, functionName: 'decimals' }),
      client.readContract({ ...token, functionName: 'balanceOf', args: [owner] }),
    ])
    return { address, name, symbol, decimals, amount: formatUnits(amount, decimals) }
  }
  let snapshot: `0x${string}` | undefined
  return {
    /** The native balance, in whole coins. */
    balance: async (address: Address): Promise<string> => formatUnits(await client.getBalance({ address }), 18),
    /** Every ERC-20 that was ever sent to an account, with what its contract says now. */
    tokens: async (owner: Address): Promise<readonly ChainToken[]> => {
      const sent = await client.getContractEvents({
        abi: erc20Abi,
        eventName: 'Transfer',
        args: { to: owner },
        fromBlock: 0n,
        // Without those of NFTs, which have their number where an amount would be.
        strict: true,
      })
      const contracts = [...new Set(sent.map(({ address }) => address))]
      return Promise.all(contracts.map((address) => readToken(address, owner)))
    },
    send: async (from: Address, to: Address, coins: string): Promise<void> => {
      const hash = await client.sendTransaction({ account: from, chain: null, to, value: parseUnits(coins, 18) })
      await receiptOf(client, hash)
    },
    sendToken: async ({ address, decimals }: ChainToken, from: Address, to: Address, amount: string): Promise<void> => {
      const args = [to, parseUnits(amount, decimals)] as const
      const hash = await client.writeContract({
        account: from,
        chain: null,
        address,
        abi: erc20Abi,
        functionName: 'transfer',
        args,
      })
      await receiptOf(client, hash)
    },
    /** Puts the chain back to where it was at the first call. */
    reset: async (): Promise<void> => {
      if (snapshot !== undefined) await client.revert({ id: snapshot })
      snapshot = await client.snapshot()
    },
  }
}

export type Chain = ReturnType<typeof chainOf>
