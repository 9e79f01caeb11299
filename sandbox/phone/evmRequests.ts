import {
  BaseError,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  isHex,
  type LocalAccount,
  RpcRequestError,
} from 'viem'
import { ProviderRpcError } from '../browserWallets/rpc.js'

/** Methods that the phone approves. */
export const EVM_METHODS = [
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

/** CAIP-2 id of the chain that a request for a switch names. */
export const chainOf = (params: unknown): string => {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const chainId = typeof first === 'object' && first !== null && 'chainId' in first ? Number(first.chainId) : Number.NaN
  return `eip155:${chainId}`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const hexOf = (value: unknown): Hex | undefined => (isHex(value) ? value : undefined)
const amountOf = (value: unknown): bigint | undefined => (isHex(value) ? hexToBigInt(value) : undefined)

const isSameHex = (left: unknown, right: unknown): boolean =>
  typeof left === 'string' && typeof right === 'string' && left.toLowerCase() === right.toLowerCase()

/** Data of a call, which may be named `input`; throws -32602 if both are given and differ. */
export const dataOf = ({ data, input }: Readonly<Record<string, unknown>>): Hex | undefined => {
  if (data !== undefined && input !== undefined && !isSameHex(data, input))
    throw new ProviderRpcError(-32602, '"data" and "input" differ.')
  return hexOf(data ?? input)
}

/** Position of the account among the params of a signing method. */
const ACCOUNT_AT: Readonly<Record<string, number>> = { personal_sign: 1, eth_signTypedData: 0, eth_signTypedData_v4: 0 }
/** Code of a wrong chain: EIP-1193 "chain disconnected", EIP-5792 "unsupported chain". */
const WRONG_CHAIN: Readonly<Record<string, number>> = { eth_sendTransaction: 4901, wallet_sendCalls: 5710 }

const requireChain = (chainId: unknown, chain: string, code: number): void => {
  const id = typeof chainId === 'string' || typeof chainId === 'number' ? Number(chainId) : Number.NaN
  if (!Number.isSafeInteger(id)) throw new ProviderRpcError(-32602, '"chainId" is no chain id.')
  if (`eip155:${id}` !== chain) throw new ProviderRpcError(code, `This request is for ${chain}, not for eip155:${id}.`)
}

/**
 * Account for a request: the one that it names, otherwise the first of `accounts`, which the site may use. Throws as
 * wallets do: 4100 for another account; for a payment on another chain than `chain` (CAIP-2) the code of its method;
 * -32602 for an unreadable `chainId`, and for `data` and `input` that differ.
 */
export const permittedAccount = <A extends string>(
  method: string,
  params: unknown,
  { accounts, chain }: { readonly accounts: readonly A[]; readonly chain: string },
): A => {
  const list = Array.isArray(params) ? (params as readonly unknown[]) : []
  const payment = Object.hasOwn(WRONG_CHAIN, method) && isRecord(list[0]) ? list[0] : {}
  const { from, chainId, calls } = payment
  const named = Object.hasOwn(ACCOUNT_AT, method) ? list[ACCOUNT_AT[method] ?? 0] : from
  const account = accounts.find((own) => named === undefined || isSameHex(own, named))
  if (account === undefined) throw new ProviderRpcError(4100, 'This site may not use that account.')
  if (chainId !== undefined) requireChain(chainId, chain, WRONG_CHAIN[method] ?? 4901)
  for (const call of Array.isArray(calls) ? calls.filter(isRecord) : [payment]) dataOf(call)
  return account
}

const typedData = (value: unknown): Parameters<LocalAccount['signTypedData']>[0] => {
  const data: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (
    !isRecord(data) ||
    !isRecord(data['types']) ||
    !isRecord(data['message']) ||
    typeof data['primaryType'] !== 'string'
  )
    throw new ProviderRpcError(-32602, 'This is no structured data.')
  // viem validates the rest while hashing.
  return data as Parameters<LocalAccount['signTypedData']>[0]
}

/** The node's error with its revert data. */
const refusalOf = (error: unknown): unknown => {
  const said = error instanceof BaseError ? error.walk((each) => each instanceof RpcRequestError) : null
  return said instanceof RpcRequestError ? new ProviderRpcError(said.code, said.details, said.data) : error
}

/** Signs or sends what the owner approved, with the account's key; a transaction goes to its chain. */
export const executeEvmRequest = async (
  method: string,
  params: unknown,
  deps: { readonly account: LocalAccount; readonly rpcUrl: string | undefined },
): Promise<Hex> => {
  const { account, rpcUrl } = deps
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (method === 'personal_sign') return account.signMessage({ message: isHex(first) ? { raw: first } : String(first) })
  if (method === 'eth_signTypedData_v4' || method === 'eth_signTypedData')
    return account.signTypedData(typedData(second))
  if (method === 'eth_sendTransaction' && isRecord(first) && rpcUrl !== undefined) {
    const client = createWalletClient({ account, transport: http(rpcUrl, { retryCount: 0 }) })
    const [to, data, value] = [hexOf(first['to']), dataOf(first), amountOf(first['value'])]
    return client
      .sendTransaction({
        chain: null,
        ...(to === undefined ? {} : { to }),
        ...(data === undefined ? {} : { data }),
        ...(value === undefined ? {} : { value }),
      })
      .catch((error: unknown) => Promise.reject(refusalOf(error)))
  }
  throw new ProviderRpcError(4200, `${method} is not supported.`)
}
