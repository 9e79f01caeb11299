import type { Network } from '../../domain/network/Network.js'

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
export interface ChainParameter {
  /** `0x` and hexadecimal digits. */
  readonly chainId: string
  readonly chainName: string
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: readonly string[]
  readonly blockExplorerUrls?: readonly string[]
  readonly iconUrls?: readonly string[]
}

const PROJECT_ID = /^project_?id$/i

/** A web address without a password and without the key of a project: a wallet keeps it, and shows it. */
const isPublicAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  return ![...url.searchParams.keys()].some((name) => PROJECT_ID.test(name))
}

/** What tells a wallet of a chain; `undefined` when the chain has no endpoint that may be told. */
export const toChainParameter = (network: Network, chainId: string): ChainParameter | undefined => {
  const { name, nativeCurrency, rpcUrls, blockExplorers, imageUrl } = network
  const endpoints = rpcUrls.default.http.filter(isPublicAddress)
  const explorer = blockExplorers?.default.url
  if (endpoints.length === 0) return undefined
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: endpoints,
    ...(explorer !== undefined && isPublicAddress(explorer) ? { blockExplorerUrls: [explorer] } : {}),
    ...(imageUrl !== undefined && isPublicAddress(imageUrl) ? { iconUrls: [imageUrl] } : {}),
  }
}
