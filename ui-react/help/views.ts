import { lazyComponent } from '../modal/lazyComponent.js'
import type { Views } from '../modal/ViewEntry.js'

/** Views for newcomers to wallets. */
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
