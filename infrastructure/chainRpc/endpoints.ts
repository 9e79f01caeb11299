import type { Network } from '../../domain/network/network.js'

/** One RPC endpoint of a chain. */
export interface RpcEndpoint {
  readonly url: string
  /** The provider's endpoint accepts JSON under any content type; `text/plain` avoids a CORS preflight. */
  readonly contentType: 'text/plain' | 'application/json'
}

/** The provider's endpoint (S7-32). */
export const RPC_BASE = 'https://rpc.walletconnect.org/v1/'

/** Sources of RPC endpoints. */
export interface EndpointSources {
  readonly projectId?: string
  /** Base address of the provider's endpoint. */
  readonly rpcBase: string
  /** The host's own endpoints, by CAIP-2 id. */
  readonly customRpc: Readonly<Partial<Record<string, readonly string[]>>>
}

/** EVM chains that the provider's endpoint serves, by chain id. Kept here: the server has no list to query. */
const EVM_CHAINS: readonly number[] = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113, 43114, 59144,
  80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

/** Mainnet, devnet and testnet of Solana. */
const SOLANA_CHAINS = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

/** CAIP-2 ids of the chains that the provider's RPC endpoint serves (S7-32). */
const PROVIDER_CHAINS: ReadonlySet<string> = new Set([
  ...EVM_CHAINS.map((id) => `eip155:${id}`),
  ...SOLANA_CHAINS.map((id) => `solana:${id}`),
])

const asJson = (url: string): RpcEndpoint => ({ url, contentType: 'application/json' })

const providerEndpoint = (base: string, caipNetworkId: string, projectId: string): RpcEndpoint => ({
  url: `${base}?chainId=${encodeURIComponent(caipNetworkId)}&projectId=${encodeURIComponent(projectId)}`,
  contentType: 'text/plain',
})

/**
 * Endpoints of a network in order of preference, without duplicates. Endpoints set by the host replace all others
 * (U-55). Otherwise the provider's comes first if there is a project id and it serves the chain (S7-32).
 */
export const endpointsOf = (
  { projectId, rpcBase, customRpc }: EndpointSources,
  { caipNetworkId, rpcUrls }: Network,
): readonly RpcEndpoint[] => {
  const own = [...new Set(customRpc[caipNetworkId] ?? [])]
  if (own.length > 0) return own.map(asJson)
  const served = projectId !== undefined && projectId !== '' && PROVIDER_CHAINS.has(caipNetworkId)
  const provider = served ? [providerEndpoint(rpcBase, caipNetworkId, projectId)] : []
  return [...provider, ...[...new Set(rpcUrls.default.http)].map(asJson)]
}
