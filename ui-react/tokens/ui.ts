import { lazyTab } from '../shared/lazyTab.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

/** The tokens tab of the account (S2-20): EVM and Solana. Hidden if no token source is configured. */
export const tokensUi: FeatureUi<never> = {
  views: {},
  account: {
    tabs: [
      {
        id: 'Tokens',
        label: { key: 'tokens.tab', english: 'Tokens' },
        Panel: lazyTab(async () => (await import('./TokensPanel.js')).TokensPanel),
        isShown: ({ network: { active }, tokens }) => active._tag === 'Configured' && tokens._tag !== 'NotConfigured',
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).TOKENS_AR },
}
