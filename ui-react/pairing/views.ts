import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The view that pairs a phone. */
export const pairingViews: Views<'ConnectingWalletConnect'> = {
  ConnectingWalletConnect: {
    title: '{wallet}',
    values: ({ walletId }, { walletName }) => ({ wallet: walletName(walletId, 'WalletConnect') }),
    part: lazyComponent(async () => (await import('./ConnectingWalletConnectView.js')).ConnectingWalletConnectView),
  },
}
