import type { ChainNamespace } from './ChainNamespace.js'

/** What visitors know the namespaces by: names, the same in every language. */
export const NAMESPACE_NAMES: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum & compatible',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
