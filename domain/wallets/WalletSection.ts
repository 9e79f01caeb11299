/** A part of the list of wallets; hosts choose the order of the parts (S9-25). */
export type WalletSection = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'
