import {
  type Address,
  BaseError,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  isAddress,
  isAddressEqual,
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

const addressesIn = (params: unknown): readonly Address[] => {
  const list = Array.isArray(params) ? (params as readonly unknown[]) : []
  const [first] = list
  const from: unknown = typeof first === 'object' && first !== null && 'from' in first ? first.from : undefined
  return [from, ...list].filter(
    (value): value is Address => typeof value === 'string' && isAddress(value, { strict: false }),
  )
}

/** Account of a request; each signing method has it in a different parameter. */
export const requestedAccount = (params: unknown, accounts: readonly Address[]): Address | undefined =>
  accounts.find((account) => addressesIn(params).some((address) => isAddressEqual(address, account)))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const hexOf = (value: unknown): Hex | undefined => (isHex(value) ? value : undefined)
const amountOf = (value: unknown): bigint | undefined => (isHex(value) ? hexToBigInt(value) : undefined)

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
    const [to, data, value] = [hexOf(first['to']), hexOf(first['data']), amountOf(first['value'])]
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
