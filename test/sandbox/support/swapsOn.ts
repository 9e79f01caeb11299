import { type Address, decodeFunctionData, type Hex, maxUint256, parseUnits } from 'viem'
import { openClient, receiptOf } from '../../../sandbox/chain/transactions.js'
import { ROUTER_ABI, TOKEN_ABI } from '../../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import { ask } from './ask.js'
import { COMMON } from './common.js'

const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export interface Traded {
  readonly address: Address
  readonly decimals: number
}

interface Quotes {
  readonly quotes: readonly { readonly toAmount: string; readonly toAccount: string; readonly fromAmount: string }[]
}

interface Built {
  readonly tx: { readonly from: string; readonly to: string; readonly data: Hex; readonly amount: string }
}

/** The swap calls of a sandbox as the product makes them, and their effects on the chain. */
export const swapsOn = ({ rpc, blockchainApi, accounts, swap }: Sandbox) => {
  const client = openClient(rpc['eip155:8453'])
  const [account, receiver] = accounts
  if (account === undefined || receiver === undefined) throw new Error('too few accounts')
  const id = (address: string): string => `eip155:8453:${address}`
  const get = (call: string, query: Readonly<Record<string, string>>) =>
    ask(`${blockchainApi}v1/convert/${call}?${COMMON}&${new URLSearchParams(query).toString()}`)
  const post = (path: string, body: object) =>
    ask(`${blockchainApi}v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectId: 'sandbox', ...body }),
    })
  const pair = (from: Traded, to: Traded) => ({ from: id(from.address), to: id(to.address) })
  const token = (symbol: string): Traded => {
    if (symbol === 'ETH') return { address: COIN, decimals: 18 }
    const found = swap.tokens.find((each) => each.symbol === symbol)
    if (found === undefined) throw new Error(`no ${symbol}`)
    return found
  }
  const quoteReply = (from: Traded, to: Traded, amount: bigint) =>
    get('quotes', { ...pair(from, to), amount: String(amount), userAddress: account, gasPrice: '0' })
  const buildReply = (from: Traded, to: Traded, amount: bigint, slippage = 1) =>
    post('convert/build-transaction', {
      ...pair(from, to),
      amount: String(amount),
      userAddress: id(account),
      eip155: { slippage },
      disableEstimate: true,
    })
  const build = async (from: Traded, to: Traded, amount: bigint): Promise<Built['tx']> =>
    ((await buildReply(from, to, amount)).body as Built).tx
  const plain = (caip10: string): Address => `0x${caip10.split(':0x')[1] ?? ''}`
  const allow = async (spent: Traded, amount: bigint): Promise<void> => {
    const args = [swap.router, amount] as const
    const call = { address: spent.address, abi: TOKEN_ABI, functionName: 'approve', args } as const
    await receiptOf(client, await client.writeContract({ ...call, account, chain: null, gas: 200_000n }))
  }
  return {
    client,
    account,
    receiver,
    id,
    get,
    post,
    token,
    quoteReply,
    buildReply,
    build,
    plain,
    allow,
    units: (amount: string, { decimals }: Traded): bigint => parseUnits(amount, decimals),
    quote: async (from: Traded, to: Traded, amount: bigint): Promise<bigint> =>
      BigInt(((await quoteReply(from, to, amount)).body as Quotes).quotes[0]?.toAmount ?? ''),
    calls: ({ data }: Pick<Built['tx'], 'data'>) => decodeFunctionData({ abi: ROUTER_ABI, data }),
    balance: (owner: Address, { address }: Traded): Promise<bigint> =>
      address === COIN
        ? client.getBalance({ address: owner })
        : client.readContract({ address, abi: TOKEN_ABI, functionName: 'balanceOf', args: [owner] }),
    /** Whether it succeeds. */
    send: async (tx: Built['tx'], from: Traded, amount: bigint): Promise<boolean> => {
      if (from.address !== COIN) await allow(from, maxUint256)
      const value = from.address === COIN ? amount : 0n
      const { to, data } = { to: plain(tx.to), data: tx.data }
      const hash = await client.sendTransaction({ account, to, data, value, gas: 900_000n, chain: null })
      return (await receiptOf(client, hash)).status === 'success'
    },
  }
}

export type Swaps = ReturnType<typeof swapsOn>
