import type { Network } from '../../domain/network/network.js'
import type { ChainPlan } from './ChainPlan.js'

/** A chain as a host configures it. */
export const networkOf = ({ id, name, coin, picture }: ChainPlan, rpcUrl: string): Network => ({
  id,
  caipNetworkId: `eip155:${id}`,
  chainNamespace: 'eip155',
  name,
  nativeCurrency: coin,
  rpcUrls: { default: { http: [rpcUrl] } },
  ...(picture === undefined ? {} : { imageUrl: picture }),
})
