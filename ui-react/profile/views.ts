import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The view of the visitor’s wallets. */
export const profileViews: Views<'ProfileWallets'> = {
  ProfileWallets: {
    title: 'Your wallets',
    part: lazyComponent(async () => (await import('./ProfileWalletsView.js')).ProfileWalletsView),
  },
}
