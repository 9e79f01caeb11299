import type { Network } from '../../../domain/network/network.js'

export const aNetwork = ({
  id = 31337,
  urls = [],
}: { readonly id?: number; readonly urls?: readonly string[] } = {}): Network => ({
  id,
  caipNetworkId: `eip155:${id}`,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: urls } },
})
