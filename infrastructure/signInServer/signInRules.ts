import type { CaipNetworkId } from '../../domain/network/network.js'
import type { RpcNodes } from './rpc.js'

/** What became of a nonce: it is this browser's and was taken, it is another's, or nobody has it (any more). */
export type NonceFate = 'Taken' | 'Nonce' | 'NonceUsed'

/** What a sign-in is measured by: nothing of it comes from the request. */
export interface SignInRules {
  /** Scheme, host and port of the page: `https://shop.example`. */
  readonly origin: string
  /** CAIP-2 ids of the chains whose accounts count. */
  readonly chains: readonly CaipNetworkId[]
  /** Nodes that are asked about contract accounts (EVM), by the chain's id. Without one, only keys count there. */
  readonly rpc?: RpcNodes
  /** Takes a nonce, so that nobody else can: of two calls at once, one is told `Taken`. */
  readonly takeNonce: (nonce: string) => Promise<NonceFate>
  /** The longest that a message may count, in ms, from a second to a year: 24 hours unless said otherwise. */
  readonly lifetimeMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Why somebody is not signed in. The text is no sign-in, or its proof of another text (`Cacao`), or it grants what its
 * statement does not say (`Recap`); it is for another page (`Domain`, `Uri`) or chain; its time is not now; its nonce
 * is another browser's, or none (any more); the account did not sign it, or nobody can tell: its node or the store of
 * nonces does not answer, or it is of a kind that cannot be verified.
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
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** As its chain writes it; on EVM with its checksum. */
  readonly address: string
}

export type SignInOutcome =
  | {
      readonly _tag: 'SignedIn'
      readonly account: SignedInAccount
      readonly nonce: string
      /** When the message ends by its own words, in ms since 1970. */
      readonly endsAt: number | undefined
    }
  | { readonly _tag: 'Refused'; readonly reason: SignInRefusal }
