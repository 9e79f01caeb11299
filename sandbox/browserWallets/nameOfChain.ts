import type { WalletAccess } from './makeAccess.js'

/** How a wallet names a chain to its owner: `Sandbox Two (31338)`. */
export const nameOfChain = (access: Pick<WalletAccess, 'networks'>, chainId: number): string =>
  `${access.networks().find((network) => network.chainId === chainId)?.name ?? 'Unknown network'} (${chainId})`
