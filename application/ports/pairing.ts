import type { Observable } from 'rxjs'
import type { Connection } from '../../domain/connect/connection.js'
import type { OfferedSignIn, PairingError } from '../../domain/pairing/pairing.js'
import type { CarrierLink, WaitingRequest } from '../../domain/pairing/deepLink.js'
import type { Readable } from '../kernel/store.js'
import type { WalletConnector } from './walletConnector.js'

/** A connection that a remote wallet granted on one namespace. */
export interface ConnectedWallet {
  readonly connector: WalletConnector
  readonly connection: Connection
}

/** A step of a pairing. All but `Linked` and `SigningIn` end it. */
export type PairingStep =
  | { readonly _tag: 'Linked'; readonly uri: string; readonly signIn?: OfferedSignIn }
  /** The wallet also signed, and the site checks the signature: for at most ten seconds. */
  | { readonly _tag: 'SigningIn' }
  /**
   * At least one namespace, each at most once. The page's namespace comes last, unless the visitor is on another one of
   * them.
   */
  | { readonly _tag: 'Approved'; readonly grants: readonly [ConnectedWallet, ...ConnectedWallet[]] }
  | { readonly _tag: 'Rejected' }
  /** The relay's socket closed while the link was valid. */
  | { readonly _tag: 'Lost' }
  | { readonly _tag: 'Failed'; readonly error: PairingError }

/** Connects remote wallets through a relay (S1-02). */
export interface Pairing {
  /**
   * Each subscription loads the code and makes a pairing of its own; unsubscribing abandons it, and a later approval
   * then connects nothing. Never errors; emits a link or `Failed` within 20 s.
   */
  readonly begin: Observable<PairingStep>
  /**
   * Manual control: takes a link that the host's own provider made (S2-22). Ignored by adapters that make their own
   * links.
   */
  readonly take: (uri: string) => void
  /**
   * The link by which the wallet that just approved was opened on this device, if any: later requests open the same
   * link (U-22).
   */
  readonly openedWith: (link: CarrierLink | undefined) => void
  /** The unanswered request to a remote wallet, if the wallet can be opened from here. */
  readonly waiting: Readable<WaitingRequest | undefined>
}
