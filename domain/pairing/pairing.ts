import type { SignInGrants } from '../siwx/recap.js'
import type { OneClickFault } from './oneClick.js'

/** What a wallet that takes the link is asked to sign while it connects. */
export interface OfferedSignIn extends SignInGrants {
  /** Host and port of the page. */
  readonly domain: string
}

/**
 * The pairing URI in a QR code or link. It contains the key of the pairing: never logged, reported or stored (U-49).
 */
export interface PairingLink {
  /** `wc:…@2?…` */
  readonly uri: string
  /** ms since 1970: four minutes after the link was made (S4-05). */
  readonly expiresAt: number
  /** Absent where a wallet is asked to connect and nothing else. */
  readonly signIn?: OfferedSignIn
}

/** How a pairing ended whose place a new one takes (U-46). `Lost`: the relay's socket broke. */
export type PairingEnd = 'Expired' | 'Rejected' | 'Lost'

/** Why there is no link to show. Each stands where the QR code would be (U-49). */
export type PairingError =
  /** The host gave no project id, and the relay lets nobody in without one. */
  | { readonly _tag: 'PairingNotConfigured' }
  /** The relay does not know the project or rejects this origin. `reason` is the relay's text, for the developer. */
  | { readonly _tag: 'RelayRefused'; readonly reason: string }
  /**
   * The relay refuses the time stamps of this device, whose clock is that far ahead, or more than a day behind. `byMs`:
   * `undefined` where the relay does not say how far. `reason` is the relay's text, for the developer.
   */
  | {
      readonly _tag: 'ClockSkewed'
      readonly reason: string
      readonly clock: 'Ahead' | 'Behind'
      readonly byMs: number | undefined
    }
  /** The relay cannot be reached, or gave no sign in time. */
  | { readonly _tag: 'RelayUnreachable' }
  /** The code that pairs could not be loaded or started. */
  | { readonly _tag: 'PairingUnavailable'; readonly cause: unknown }
  /** The wallet refused for a reason of its own: it knows none of the networks, or failed. */
  | { readonly _tag: 'WalletRefused'; readonly cause: unknown }
  /** The wallet approved, and granted nothing that this site can use. */
  | { readonly _tag: 'NothingGranted' }
  /**
   * The wallet approved, and nobody is signed in by what it signed meanwhile: it is not what was asked for (`reason`
   * says what of it), or the site does not take it (`Site`). The pairing is over.
   */
  | { readonly _tag: 'PairedSignInFailed'; readonly reason: OneClickFault | 'Site'; readonly cause?: unknown }

/** The one pairing a page can have under way. */
export type PairingState =
  | { readonly _tag: 'Idle' }
  /** The first link is on its way. */
  | { readonly _tag: 'Preparing' }
  /** A wallet can take the link. `after`: how the one before it ended. */
  | { readonly _tag: 'Ready'; readonly link: PairingLink; readonly after: PairingEnd | undefined }
  /** A wallet took the link and signed; the site looks at that. */
  | { readonly _tag: 'SigningIn'; readonly link: PairingLink }
  /** The link is dead, shown as such, and a new one is on its way. */
  | { readonly _tag: 'Renewing'; readonly link: PairingLink; readonly after: PairingEnd }
  | { readonly _tag: 'Failed'; readonly error: PairingError }
  | { readonly _tag: 'Approved' }

/** How long a pairing lives from the creation of its link (S4-05). */
export const PAIRING_LIFETIME_MS = 240_000

/** With less than this a visitor cannot get through a wallet's questions: the pairing counts as expired (S4-06). */
export const MIN_TIME_LEFT_MS = 10_000

/** Whether a link counts as expired at `now`, in ms since 1970 (S4-06). */
export const isLinkExpired = ({ expiresAt }: PairingLink, now: number): boolean => expiresAt - now < MIN_TIME_LEFT_MS
