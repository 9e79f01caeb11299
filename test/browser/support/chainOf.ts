import { type Address, encodeFunctionData, erc20Abi, erc721Abi, formatUnits, parseAbi, parseUnits } from 'viem'
import { type NumberedToken, receivedTokens } from '../../../sandbox/browserWallets/nftLogs.js'
import { openClient, receiptOf } from '../../../sandbox/chain/transactions.js'

const ERC_1155 = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

export interface ChainToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In whole tokens. */
  readonly amount: string
}

/** The sandbox's chain as the tests see it: queried directly, so that it can contradict the page. */
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
    /** Every ERC-20 ever sent to an account, with its current data by contract. */
    tokens: async (owner: Address): Promise<readonly ChainToken[]> => {
      const sent = await client.getContractEvents({
        abi: erc20Abi,
        eventName: 'Transfer',
        args: { to: owner },
        fromBlock: 0n,
        // Without NFTs, whose events have a token id instead of an amount.
        strict: true,
      })
      const contracts = [...new Set(sent.map(({ address }) => address))]
      return Promise.all(contracts.map((address) => readToken(address, owner)))
    },
    /** Every NFT ever sent to an account and still there, as "2 Collection #7". */
    nfts: async (owner: Address): Promise<readonly string[]> => {
      const read = async ({ contract, type, number }: NumberedToken): Promise<readonly string[]> => {
        const address = contract as Address
        const name = await client.readContract({ address, abi: erc721Abi, functionName: 'name' })
        const count =
          type === 'erc1155'
            ? await client.readContract({
                address,
                abi: ERC_1155,
                functionName: 'balanceOf',
                args: [owner, number],
              })
            : await client.readContract({ address, abi: erc721Abi, functionName: 'ownerOf', args: [number] })
        const held = typeof count === 'bigint' ? count : count.toLowerCase() === owner.toLowerCase() ? 1n : 0n
        return held === 0n ? [] : [`${held} ${name} #${number}`]
      }
      return (await Promise.all((await receivedTokens(rpcUrl, owner)).map(read))).flat().sort()
    },
    sendNft: async (from: Address, to: Address, name: string): Promise<void> => {
      for (const { contract, type, number } of await receivedTokens(rpcUrl, from)) {
        const nft = { address: contract as Address, abi: erc721Abi } as const
        const collection = await client.readContract({ ...nft, functionName: 'name' })
        if (type !== 'erc721' || `${collection} #${number}` !== name) continue
        const args = [from, to, number] as const
        await receiptOf(
          client,
          await client.writeContract({ account: from, chain: null, ...nft, functionName: 'safeTransferFrom', args }),
        )
      }
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
    /** The allowance of `spender` for a token, in base units. */
    allowance: (address: Address, owner: Address, spender: Address): Promise<bigint> =>
      client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] }),
    approve: async (address: Address, owner: Address, spender: Address, units: bigint): Promise<void> => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, units] })
      const hash = await client.sendTransaction({ account: owner, chain: null, to: address, data })
      await receiptOf(client, hash)
    },
    /** Resets the chain to its state at the first call. */
    reset: async (): Promise<void> => {
      if (snapshot !== undefined) await client.revert({ id: snapshot })
      snapshot = await client.snapshot()
    },
  }
}

export type Chain = ReturnType<typeof chainOf>
