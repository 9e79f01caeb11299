import type { CaipNetworkId } from '../../domain/network/network.js'
import type { RpcNodes } from './rpc.js'

/** Fate of a nonce: taken by its own browser, issued to another browser, or unknown (or already used). */
export type NonceFate = 'Taken' | 'Nonce' | 'NonceUsed'

/** Rules that a sign-in is checked against; none of them comes from the request. */
export interface SignInRules {
  /** Scheme, host and port of the page: `https://shop.example`. */
  readonly origin: string
  /** CAIP-2 ids of the accepted chains. */
  readonly chains: readonly CaipNetworkId[]
  /** Nodes for contract accounts (EVM), by CAIP-2 id. Without a node, only key accounts are accepted. */
  readonly rpc?: RpcNodes
  /** Takes a nonce atomically: of two concurrent calls, only one returns `Taken`. */
  readonly takeNonce: (nonce: string) => Promise<NonceFate>
  /** Maximum lifetime of a message in ms, from a second to a year; 24 hours by default. */
  readonly lifetimeMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Why a sign-in was refused. Malformed message, or a CACAO of another text (`Cacao`), or grants that its statement
 * omits (`Recap`); another page (`Domain`, `Uri`) or chain; not valid now; a nonce of another browser, or an unknown or
 * used one; an invalid signature; or not verifiable: the node or the nonce store does not answer, or the kind of
 * account is not supported.
 */
export type SignInRefusal =
  | 'Malformed'
  | 'Cacao'
  | 'Recap'
  | 'Domain'
  | 'Uri'
  | 'Chain'
  | 'NotYet'
  | 'Expired'
  | 'LivesTooLong'
  | 'Nonce'
  | 'NonceUsed'
  | 'StoreUnavailable'
  | 'Signature'
  | 'AccountKind'
  | 'RpcUnavailable'

export interface SignedInAccount {
  /** CAIP-2 id. */
  readonly chainId: CaipNetworkId
  /** In the chain's own format; on EVM with its checksum. */
  readonly address: string
}

export type SignInOutcome =
  | {
      readonly _tag: 'SignedIn'
      readonly account: SignedInAccount
      readonly nonce: string
      /** Expiration time of the message, in ms since 1970. */
      readonly endsAt: number | undefined
    }
  | { readonly _tag: 'Refused'; readonly reason: SignInRefusal }
