import type { ChainNamespace, Network } from './network.js'

/** Names by which visitors know the namespaces, the same in every language; of the chains of one, the first. */
export const NAMESPACE_NAMES: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

const explorerUrl = (network: Network | undefined, page: string): string | undefined => {
  const base = network?.blockExplorers?.default.url
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/${page}`
}

/** The page of an account at the network's explorer, where it has one. */
export const explorerAccountUrl = (network: Network | undefined, address: string): string | undefined =>
  explorerUrl(network, `address/${address}`)

/** The page of a transaction there. */
export const explorerTransactionUrl = (network: Network | undefined, hash: string): string | undefined =>
  explorerUrl(network, `tx/${hash}`)
