import { RpcFailure } from './RpcFailure.js'
import type { WalletNetwork } from './WalletNetwork.js'

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)

const firstOf = (params: unknown): ReadonlyMap<string, unknown> => {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  return new Map<string, unknown>(typeof first === 'object' && first !== null ? Object.entries(first) : [])
}

const wrong = (what: string): RpcFailure => new RpcFailure(-32602, `${what} is not valid.`)

/** The chain of `wallet_switchEthereumChain` (EIP-3326). */
export const readChainId = (params: unknown): number => {
  const text = firstOf(params).get('chainId')
  const chainId = typeof text === 'string' && /^0x[0-9a-f]+$/i.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(chainId)) throw wrong('chainId')
  return chainId
}

/** The network of `wallet_addEthereumChain` (EIP-3085), with the one address of its chain that a wallet keeps. */
export const readNetwork = (params: unknown): Required<WalletNetwork> => {
  const fields = firstOf(params)
  const name = fields.get('chainName')
  const addresses: unknown = fields.get('rpcUrls')
  const rpcUrl: unknown = Array.isArray(addresses) ? addresses.find(isWebAddress) : undefined
  if (typeof name !== 'string' || name.trim() === '') throw wrong('chainName')
  if (!isWebAddress(rpcUrl)) throw wrong('rpcUrls')
  return { chainId: readChainId(params), name, rpcUrl }
}
