import type { Network } from '../../../domain/network/network.js'

export const aSolanaNetwork = (urls: readonly string[], reference = '4gLocal'): Network => ({
  id: reference,
  caipNetworkId: `solana:${reference}`,
  chainNamespace: 'solana',
  name: 'Local Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: urls } },
})
