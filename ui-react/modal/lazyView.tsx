import { lazyComponent } from './lazyComponent.js'

/** The list of all wallets; loads when somebody comes near the row that leads there. */
export const ALL_WALLETS_VIEW = lazyComponent(async () => (await import('../wallets/AllWalletsView.js')).AllWalletsView)

/** The view with the code; loads when its link is there, or somebody comes near the row that leads to it. */
export const PAIRING_VIEW = lazyComponent(
  async () => (await import('../pairing/ConnectingWalletConnectView.js')).ConnectingWalletConnectView,
)
