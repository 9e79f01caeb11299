/** Where a wallet is that does not say it; its addresses do. */
export const BITCOIN_CHAINS: readonly string[] = ['bitcoin:mainnet', 'bitcoin:testnet']
