import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'
import { CONNECT } from './messages.js'

/** The views that connect a wallet of this browser. */
export const connectViews: Views<
  'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain' | 'ConnectingWalletConnectBasic'
> = {
  Connect: {
    title: 'Connect your wallet',
    otherTitle: ({ namespace }, { namespaceName, siteName }) => {
      if (namespace !== undefined)
        return {
          key: 'title.ConnectOn',
          english: CONNECT['title.ConnectOn'],
          values: { chain: namespaceName(namespace) },
        }
      if (siteName === undefined || siteName === '') return undefined
      return { key: 'title.ConnectTo', english: CONNECT['title.ConnectTo'], values: { site: siteName } }
    },
    part: lazyComponent(async () => (await import('./ConnectView.js')).ConnectView),
  },
  ConnectingExternal: {
    title: '{wallet}',
    values: ({ walletId }, { walletName }) => ({ wallet: walletName(walletId) }),
    part: lazyComponent(async () => (await import('./ConnectingExternalView.js')).ConnectingExternalView),
  },
  ConnectingMultiChain: {
    title: '{wallet}',
    values: ({ walletId }, { walletName }) => ({ wallet: walletName(walletId) }),
    part: lazyComponent(async () => (await import('./ConnectingMultiChainView.js')).ConnectingMultiChainView),
  },
  ConnectingWalletConnectBasic: {
    title: 'Pair a phone',
    part: lazyComponent(
      async () => (await import('./ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
    ),
  },
}
