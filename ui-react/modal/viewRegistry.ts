import type { View } from '../../domain/modal/View.js'
import type { LOGIN_PARTS } from '../login/LOGIN_PARTS.js'
import { ALL_WALLETS_VIEW, PAIRING_VIEW } from './lazyView.js'
import { type LazyComponent, lazyComponent } from './lazyComponent.js'

const loginView = (name: Exclude<keyof typeof LOGIN_PARTS, 'Methods'>): LazyComponent<object> =>
  lazyComponent(async () => (await import('../login/LOGIN_PARTS.js')).LOGIN_PARTS[name])

/** The component of each view, each in a chunk of its own, or with those that are made of the same parts. A view without one does not compile. */
export const VIEWS = {
  Connect: lazyComponent(async () => (await import('../connect/ConnectView.js')).ConnectView),
  ConnectingExternal: lazyComponent(
    async () => (await import('../connect/ConnectingExternalView.js')).ConnectingExternalView,
  ),
  ConnectingMultiChain: lazyComponent(
    async () => (await import('../connect/ConnectingMultiChainView.js')).ConnectingMultiChainView,
  ),
  EmailLogin: loginView('EmailLogin'),
  ConnectingSocial: loginView('ConnectingSocial'),
  ConnectingFarcaster: loginView('ConnectingFarcaster'),
  UpdateEmailWallet: loginView('UpdateEmailWallet'),
  ApproveTransaction: loginView('ApproveTransaction'),
  Account: lazyComponent(async () => (await import('../account/AccountView.js')).AccountView),
  ProfileWallets: lazyComponent(async () => (await import('../profile/ProfileWalletsView.js')).ProfileWalletsView),
  AllWallets: ALL_WALLETS_VIEW,
  ConnectingWalletConnect: PAIRING_VIEW,
  ConnectingWalletConnectBasic: lazyComponent(
    async () => (await import('../connect/ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  ),
  Downloads: lazyComponent(async () => (await import('../wallets/DownloadsView.js')).DownloadsView),
  GetWallet: lazyComponent(async () => (await import('../help/GetWalletView.js')).GetWalletView),
  WhatIsAWallet: lazyComponent(async () => (await import('../help/WhatIsViews.js')).WhatIsAWalletView),
  WhatIsANetwork: lazyComponent(async () => (await import('../help/WhatIsViews.js')).WhatIsANetworkView),
  Networks: lazyComponent(async () => (await import('../network/NetworksView.js')).NetworksView),
  SwitchNetwork: lazyComponent(async () => (await import('../network/SwitchNetworkView.js')).SwitchNetworkView),
  SwitchActiveChain: lazyComponent(
    async () => (await import('../network/SwitchActiveChainView.js')).SwitchActiveChainView,
  ),
  UnsupportedChain: lazyComponent(
    async () => (await import('../network/UnsupportedChainView.js')).UnsupportedChainView,
  ),
} satisfies { readonly [Name in View['name']]: LazyComponent<object> }
