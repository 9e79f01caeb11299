import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** The views for somebody who never had a wallet. */
export const helpViews: Views<'GetWallet' | 'WhatIsANetwork' | 'WhatIsAWallet'> = {
  GetWallet: {
    title: 'Get a wallet',
    part: lazyComponent(async () => (await import('./GetWalletView.js')).GetWalletView),
  },
  WhatIsANetwork: {
    title: 'What is a network?',
    part: lazyComponent(async () => (await import('./WhatIsViews.js')).WhatIsANetworkView),
  },
  WhatIsAWallet: {
    title: 'What is a wallet?',
    part: lazyComponent(async () => (await import('./WhatIsViews.js')).WhatIsAWalletView),
  },
}
