import type { NetworkState } from '../../../application/api/state.js'
import { base, mainnet, sepolia } from '../../../networks.js'
import type { FakePortico } from './fakePortico.js'

/** A page with Ethereum, Base and Sepolia, on Ethereum by default. */
export const withNetworks =
  (more: Partial<NetworkState> = {}) =>
  ({ stores }: FakePortico): void =>
    stores.network.set({ ...stores.network.value, networks: [mainnet, base, sepolia], ...more })

/** The wallet is on an unconfigured, little-known network. */
export const ELSEWHERE: NetworkState['active'] = { _tag: 'Unsupported', caipNetworkId: 'eip155:31339' }
