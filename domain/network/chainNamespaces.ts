import type { ChainNamespace } from './ChainNamespace.js'

/** Every known namespace, in the order in which a host without a preference sees them (S3-13). */
export const CHAIN_NAMESPACES: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']
