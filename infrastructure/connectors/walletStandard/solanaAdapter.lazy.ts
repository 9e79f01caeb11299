import { isSolanaKey } from '../../../domain/account/addresses/solana.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { NamespaceAdapter } from './namespaceAdapter.js'

const CLUSTERS: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]
/** A local test chain, whose genesis hash is not fixed. */
const LOCAL = 'solana:localnet'

/** Solana wallets (wire reference 3.2). */
export const SOLANA_ADAPTER: NamespaceAdapter = {
  namespace: 'solana',
  // No input for a plain connect: some wallets fail on one.
  connect: { feature: 'standard:connect', inputs: [] },
  restore: { feature: 'standard:connect', inputs: [{ silent: true }] },
  requiredFeatures: ['standard:connect', 'standard:events'],
  signingFeatures: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
  signInFeature: 'solana:signIn',
  isAddress: isSolanaKey,
  namesOf: (id) => [CLUSTERS.find(([known]) => known === id)?.[1] ?? LOCAL, id],
  idOf: (name) =>
    CLUSTERS.find(([, known]) => known === name)?.[0] ??
    (name.startsWith('solana:') ? `solana:${name.slice('solana:'.length)}` : undefined),
  load: async () => (await import('./solanaRequests.lazy.js')).askSolana,
}
