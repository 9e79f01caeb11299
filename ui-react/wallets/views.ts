import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The views of the wallet directory. */
export const walletsViews: Views<'AllWallets' | 'Downloads'> = {
  AllWallets: {
    title: 'All wallets',
    part: lazyComponent(async () => (await import('./AllWalletsView.js')).AllWalletsView),
  },
  Downloads: {
    title: 'Get {wallet}',
    values: ({ walletId }, { walletName }) => ({ wallet: walletName(walletId) }),
    part: lazyComponent(async () => (await import('./DownloadsView.js')).DownloadsView),
  },
}
