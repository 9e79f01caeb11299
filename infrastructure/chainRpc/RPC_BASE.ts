/** The provider's endpoint (S7-32). */
export const RPC_BASE = 'https://rpc.walletconnect.org/v1/'
