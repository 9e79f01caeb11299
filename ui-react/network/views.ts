import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The views of networks, and of switching between them. */
export const networkViews: Views<'Networks' | 'SwitchActiveChain' | 'SwitchNetwork' | 'UnsupportedChain'> = {
  Networks: {
    title: 'Choose a network',
    part: lazyComponent(async () => (await import('./NetworksView.js')).NetworksView),
  },
  SwitchActiveChain: {
    title: '{network}',
    values: ({ networkId }, { networkName }) => ({ network: networkName(networkId) }),
    part: lazyComponent(async () => (await import('./SwitchActiveChainView.js')).SwitchActiveChainView),
  },
  SwitchNetwork: {
    title: '{network}',
    values: ({ networkId }, { networkName }) => ({ network: networkName(networkId) }),
    part: lazyComponent(async () => (await import('./SwitchNetworkView.js')).SwitchNetworkView),
  },
  UnsupportedChain: {
    title: 'Unsupported network',
    part: lazyComponent(async () => (await import('./UnsupportedChainView.js')).UnsupportedChainView),
  },
}
