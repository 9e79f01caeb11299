import type { WalletFeature } from './WalletFeature.js'

const DEFAULT_ORDER: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** Onramp, swaps, receive, send, unless the host says otherwise (S9-24). */
export const walletFeaturesOrder = (host: readonly WalletFeature[] | undefined): readonly WalletFeature[] =>
  host ?? DEFAULT_ORDER
