/** The id of the connector of wallets that are paired, which are not in this page. */
export const PAIRED = 'walletConnect'
