export type NetworkError =
  /** Not two non-empty parts, or the namespace is unknown (S5-05). */
  | { readonly _tag: 'InvalidCaipNetworkId'; readonly text: string }
  /** A chain id that is no non-negative integer, or too large for a coin type (S5-08, S8-26). */
  | { readonly _tag: 'InvalidChainId'; readonly chainId: string }
  /** No configured network has this id (S8-18). */
  | { readonly _tag: 'NetworkNotFound'; readonly id: string }
  /** The namespace, or the chain in the wallet, is not one this page can use (S8-27). */
  | { readonly _tag: 'UnsupportedChain'; readonly id: string }
