/** The families of chains Portico knows, as CAIP-2 names them (S3-13). */
export type ChainNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'

/** A CAIP-2 chain id, `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** A chain that the host configured (S3-07). A plain object: a local chain 31337 needs only these fields (U-116). */
export interface Network {
  /** The chain's own id: a number on EVM, a genesis hash elsewhere. */
  readonly id: number | string
  /** CAIP-2. */
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** The first address is tried first. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly imageUrl?: string | undefined
  /** Id of its picture in the wallet API, used without an `imageUrl`. */
  readonly imageId?: string | undefined
}

/** Every known namespace, in the order for a host without a preference (S3-13). */
export const CHAIN_NAMESPACES: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']
