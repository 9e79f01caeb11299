import type { ChainNamespace } from '../network/ChainNamespace.js'

/** Where the embedded wallet has accounts (S6-04). */
export type LoginNamespace = Extract<ChainNamespace, 'eip155' | 'solana'>
