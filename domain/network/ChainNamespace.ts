/** The families of chains Portico knows, as CAIP-2 names them (S3-13). */
export type ChainNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
