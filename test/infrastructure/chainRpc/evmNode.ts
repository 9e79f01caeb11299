import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex } from 'viem'

const SENDER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const RECEIVER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const TOKEN = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const HASH = `0x${'ab'.repeat(32)}`

type Params = readonly unknown[]
type Result = (params: Params) => unknown

const word = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value])

/** The JSON-RPC error that a node answers with. */
const refusal = (code: unknown, message = 'no', data?: unknown): Response =>
  Response.json({ jsonrpc: '2.0', id: 1, error: { code, message, data } })

interface Call {
  readonly to?: string
  readonly data?: string
}
const callIn = ([call]: Params): Call => (typeof call === 'object' && call !== null ? call : {})

/** Answers to calls of the token: 100 units, one owner, and `true`; any other address answers with empty data. */
const tokenCall = (params: Params, transfer: unknown = word(1n)): unknown => {
  const { to = '', data = '' } = callIn(params)
  if (to.toLowerCase() !== TOKEN.toLowerCase()) return '0x'
  if (/^0x(?:70a08231|00fdd58e)/.test(data)) return word(100n)
  if (data.startsWith('0x313ce567')) return word(6n)
  if (data.startsWith('0x01ffc9a7')) return word(0n)
  return data.startsWith('0x6352211e') ? word(BigInt(SENDER)) : transfer
}

/** The transfer of 7 units to the receiver, as a node returns it. */
const SENT = {
  hash: HASH,
  nonce: '0x0',
  from: SENDER.toLowerCase(),
  to: TOKEN.toLowerCase(),
  value: '0x0',
  input: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 7n] }),
}

/**
 * The answers of a healthy node: the sender has 5 coins and 100 units of a token, whose transfer takes 50,000 units of
 * gas at a base fee of 10 and a priority fee of 1.
 */
const USUAL: Readonly<Record<string, Result>> = {
  eth_getBalance: () => '0x4563918244f40000',
  eth_getCode: () => '0x',
  eth_call: (params) => tokenCall(params),
  eth_estimateGas: () => '0xc350',
  eth_gasPrice: () => '0x14',
  eth_maxPriorityFeePerGas: () => '0x1',
  eth_getBlockByNumber: () => ({ number: '0x1', baseFeePerGas: '0xa' }),
  eth_getTransactionReceipt: () => ({ transactionHash: HASH, blockNumber: '0x1', status: '0x1', logs: [] }),
  eth_getTransactionByHash: () => SENT,
}

const open = (unusual: Readonly<Record<string, Result>> = {}, anything?: () => Response | Promise<Response>) => {
  const asked: { readonly method: string; readonly params: Params }[] = []
  const fetch = async (_url: string, { body }: RequestInit): Promise<Response> => {
    const { method, params = [] } = JSON.parse(String(body)) as { readonly method: string; readonly params?: Params }
    asked.push({ method, params })
    if (anything !== undefined) return anything()
    const answer = (unusual[method] ?? USUAL[method])?.(params)
    return answer instanceof Response ? answer : Response.json({ jsonrpc: '2.0', id: 1, result: answer ?? null })
  }
  return { asked, fetch }
}

export const EVM_NODE = {
  SENDER,
  RECEIVER,
  TOKEN,
  HASH,
  SENT,
  word,
  refusal,
  callIn,
  tokenCall,
  /** A `fetch` that acts as a node: as usual but for the given methods, or with the same answer to everything. */
  open,
} as const
