import { Keypair } from '@solana/web3.js'

const SYSTEM = '11111111111111111111111111111111'
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const keyOf = (seed: number): string => Keypair.fromSeed(new Uint8Array(32).fill(seed)).publicKey.toBase58()

const SENDER = keyOf(1)
const RECEIVER = keyOf(2)
const MINT = keyOf(3)

type Params = readonly unknown[]
type Result = (params: Params) => unknown

const account = (change: object): object => ({
  lamports: 5_000_000_000,
  owner: SYSTEM,
  executable: false,
  data: ['', 'base64'],
  rentEpoch: 0,
  ...change,
})
const tokens = (amount: string, owner = SENDER): object =>
  account({
    owner: TOKEN,
    lamports: 2_039_280,
    data: {
      program: 'spl-token',
      parsed: { type: 'account', info: { mint: MINT, owner, tokenAmount: { amount, decimals: 6 } } },
    },
  })

const ACCOUNTS = {
  wallet: account({}),
  mint: account({ owner: TOKEN, data: { program: 'spl-token', parsed: { type: 'mint', info: { decimals: 6 } } } }),
  tokens,
} as const

const listOf = (params: Params): readonly unknown[] => (Array.isArray(params[0]) ? params[0] : [])

/**
 * The answers of a healthy node: the sender has 5 SOL and 100 units of a token, of which 7 are in transit; the receiver
 * has 1.
 */
const USUAL: Readonly<Record<string, Result>> = {
  getMultipleAccounts: (params) => ({
    value: listOf(params).includes(SENDER)
      ? [ACCOUNTS.wallet, null, ACCOUNTS.mint].slice(0, listOf(params).length)
      : [tokens('100'), tokens('1', RECEIVER)],
  }),
  getLatestBlockhash: () => ({ value: { blockhash: MINT, lastValidBlockHeight: 150 } }),
  getFeeForMessage: () => ({ value: 5_000 }),
  getMinimumBalanceForRentExemption: () => 2_039_280,
  simulateTransaction: () => ({ value: { err: null, accounts: [tokens('8', RECEIVER)] } }),
  sendTransaction: () => '1'.repeat(64),
  getBlockHeight: () => 100,
  getSignatureStatuses: () => ({ value: [{ err: null, confirmationStatus: 'confirmed' }] }),
}

const open = (unusual: Readonly<Record<string, Result>> = {}, anything?: () => Response) => {
  const asked: string[] = []
  const fetch = async (_url: string, { body }: RequestInit): Promise<Response> => {
    const { method, params } = JSON.parse(String(body)) as { readonly method: string; readonly params: Params }
    asked.push(method)
    const answer = await (unusual[method] ?? USUAL[method])?.(params)
    if (anything !== undefined) return anything()
    return answer instanceof Response ? answer : Response.json({ jsonrpc: '2.0', id: 1, result: answer })
  }
  return { asked, fetch }
}

export const SOLANA_NODE = {
  SENDER,
  RECEIVER,
  MINT,
  ACCOUNTS,
  /** A `fetch` that acts as a node: as usual but for the given methods, or with the same answer to everything. */
  open,
} as const
