import type { SwapViewParams } from '../../domain/swap/views.js'
import { canSwapOn } from '../../domain/swap/swapNetworks.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

/** One arrow down and one up. */
const TURNING = 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5'

/** The views of swaps, and their action in the account (S9-23), on networks that support swaps (S9-18). */
export const swapUi: FeatureUi<keyof SwapViewParams> = {
  views: {
    Swap: {
      title: 'Swap',
      load: async () => (await import('./SwapView.js')).SwapView,
    },
    SwapSelectToken: {
      title: 'Choose a token',
      load: async () => (await import('./SwapSelectTokenView.js')).SwapSelectTokenView,
    },
    SwapPreview: {
      title: 'Review swap',
      load: async () => (await import('./SwapPreviewView.js')).SwapPreviewView,
    },
    SwapConfirmed: {
      title: 'Swap',
      load: async () => (await import('./SwapConfirmedView.js')).SwapConfirmedView,
    },
  },
  account: {
    actions: [
      {
        feature: 'swaps',
        label: { key: 'swap.action', english: 'Swap' },
        icon: TURNING,
        view: 'Swap',
        isShown: ({ network: { active } }) => active._tag === 'Configured' && canSwapOn(active.network),
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).SWAP_AR },
}
