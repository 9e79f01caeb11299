import type { Network } from '../../domain/network/Network.js'
import type { EndpointSources } from './EndpointSources.js'
import { PROVIDER_CHAINS } from './PROVIDER_CHAINS.js'
import type { RpcEndpoint } from './RpcEndpoint.js'

const asJson = (url: string): RpcEndpoint => ({ url, contentType: 'application/json' })

const providerEndpoint = (base: string, caipNetworkId: string, projectId: string): RpcEndpoint => ({
  url: `${base}?chainId=${encodeURIComponent(caipNetworkId)}&projectId=${encodeURIComponent(projectId)}`,
  contentType: 'text/plain',
})

/**
 * Endpoints of a network, first choice first, each once. A chain for which the host named endpoints uses no
 * other (U-55); else the provider's comes first where there is a project id and the chain is served (S7-32).
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
