import type { ChainNamespace, Network } from './network.js'

/** Visitors' names for the namespaces, the same in every language: each is the name of its first chain. */
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

/** Address of an account's page at the network's explorer, if it has one. */
export const explorerAccountUrl = (network: Network | undefined, address: string): string | undefined =>
  explorerUrl(network, `address/${address}`)

/** Address of a transaction's page there. */
export const explorerTransactionUrl = (network: Network | undefined, hash: string): string | undefined =>
  explorerUrl(network, `tx/${hash}`)
