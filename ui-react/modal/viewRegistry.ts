import type { View } from '../../domain/modal/View.js'
import type { LOGIN_PARTS } from '../login/LOGIN_PARTS.js'
import { PAIRING_VIEW } from '../pairing/pairingChunk.js'
import { ALL_WALLETS } from '../wallets/allWalletsChunk.js'
import { type Chunk, chunkOf } from './chunkOf.js'
import { viewChunk } from './viewChunk.js'

const loginView = (name: Exclude<keyof typeof LOGIN_PARTS, 'Methods'>): Chunk<object> =>
  viewChunk(async () => (await import('../login/LOGIN_PARTS.js')).LOGIN_PARTS[name])

/** The component of each view, each in a chunk of its own, or with those that are made of the same parts. A view without one does not compile. */
export const VIEWS = {
  Connect: chunkOf(async () => (await import('../connect/ConnectView.js')).ConnectView),
  ConnectingExternal: viewChunk(
    async () => (await import('../connect/ConnectingExternalView.js')).ConnectingExternalView,
  ),
  ConnectingMultiChain: viewChunk(
    async () => (await import('../connect/ConnectingMultiChainView.js')).ConnectingMultiChainView,
  ),
  EmailLogin: loginView('EmailLogin'),
  ConnectingSocial: loginView('ConnectingSocial'),
  ConnectingFarcaster: loginView('ConnectingFarcaster'),
  UpdateEmailWallet: loginView('UpdateEmailWallet'),
  ApproveTransaction: loginView('ApproveTransaction'),
  Account: viewChunk(async () => (await import('../account/AccountView.js')).AccountView),
  ProfileWallets: viewChunk(async () => (await import('../profile/ProfileWalletsView.js')).ProfileWalletsView),
  AllWallets: ALL_WALLETS,
  ConnectingWalletConnect: PAIRING_VIEW,
  ConnectingWalletConnectBasic: viewChunk(
    async () => (await import('../connect/ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  ),
  Downloads: viewChunk(async () => (await import('../wallets/DownloadsView.js')).DownloadsView),
  GetWallet: viewChunk(async () => (await import('../help/GetWalletView.js')).GetWalletView),
  WhatIsAWallet: viewChunk(async () => (await import('../help/WhatIsAWalletView.js')).WhatIsAWalletView),
  WhatIsANetwork: viewChunk(async () => (await import('../help/WhatIsANetworkView.js')).WhatIsANetworkView),
  Networks: viewChunk(async () => (await import('../network/NetworksView.js')).NetworksView),
  SwitchNetwork: viewChunk(async () => (await import('../network/SwitchNetworkView.js')).SwitchNetworkView),
  SwitchActiveChain: viewChunk(async () => (await import('../network/SwitchActiveChainView.js')).SwitchActiveChainView),
  UnsupportedChain: viewChunk(async () => (await import('../network/UnsupportedChainView.js')).UnsupportedChainView),
} satisfies { readonly [Name in View['name']]: Chunk<object> }
