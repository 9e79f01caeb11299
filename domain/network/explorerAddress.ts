import type { Network } from './Network.js'

/** The page of an account at the network's explorer, where it has one. */
export const explorerAddress = (network: Network | undefined, address: string): string | undefined => {
  const base = network?.blockExplorers?.default.url
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/address/${address}`
}
