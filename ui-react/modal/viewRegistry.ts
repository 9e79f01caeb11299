import type { View } from '../../domain/modal/View.js'
import { ALL_WALLETS } from '../wallets/allWalletsChunk.js'
import { type Chunk, chunkOf } from './chunkOf.js'

/** The component of each view, each in a chunk of its own. A view without one does not compile. */
export const VIEWS = {
  Connect: chunkOf(async () => (await import('../connect/ConnectView.js')).ConnectView),
  ConnectingExternal: chunkOf(async () => (await import('../connect/ConnectingExternalView.js')).ConnectingExternalView),
  Account: chunkOf(async () => (await import('../account/AccountView.js')).AccountView),
  AllWallets: ALL_WALLETS,
  ConnectingWalletConnect: chunkOf(async () => (await import('../pairing/ConnectingWalletConnectView.js')).ConnectingWalletConnectView),
  ConnectingWalletConnectBasic: chunkOf(
    async () => (await import('../connect/ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  ),
  Downloads: chunkOf(async () => (await import('../wallets/DownloadsView.js')).DownloadsView),
  GetWallet: chunkOf(async () => (await import('../help/GetWalletView.js')).GetWalletView),
  WhatIsAWallet: chunkOf(async () => (await import('../help/WhatIsAWalletView.js')).WhatIsAWalletView),
  WhatIsANetwork: chunkOf(async () => (await import('../help/WhatIsANetworkView.js')).WhatIsANetworkView),
  Networks: chunkOf(async () => (await import('../network/NetworksView.js')).NetworksView),
  SwitchNetwork: chunkOf(async () => (await import('../network/SwitchNetworkView.js')).SwitchNetworkView),
  UnsupportedChain: chunkOf(async () => (await import('../network/UnsupportedChainView.js')).UnsupportedChainView),
} satisfies { readonly [Name in View['name']]: Chunk<object> }
