import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The views of the account. */
export const accountViews: Views<'Account'> = {
  Account: {
    title: 'Your account',
    part: lazyComponent(async () => (await import('./AccountView.js')).AccountView),
  },
}
