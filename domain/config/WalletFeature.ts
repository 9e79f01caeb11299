/** Things to do with a wallet from the Account view. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'
