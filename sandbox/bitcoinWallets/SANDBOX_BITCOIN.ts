import type { Network } from '../../domain/network/network.js'

/** Bitcoin as a developer's machine has it (regtest). No chain runs behind it: nothing of Portico reads one. */
export const SANDBOX_BITCOIN: Network = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  chainNamespace: 'bip122',
  name: 'Sandbox Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}
