import type { SignInGrants } from '../siwx/recap.js'
import type { OneClickFault } from './oneClick.js'

/** The sign-in that a wallet is asked for while it pairs. */
export interface OfferedSignIn extends SignInGrants {
  /** Host and port of the page. */
  readonly domain: string
}

/** The pairing URI in a QR code or link. Contains the pairing's key: never logged, reported or stored (U-49). */
export interface PairingLink {
  /** `wc:…@2?…` */
  readonly uri: string
  /** ms since 1970: four minutes after the link was created (S4-05). */
  readonly expiresAt: number
  /** Absent if the wallet is only asked to connect. */
  readonly signIn?: OfferedSignIn
}

/** How the previous pairing ended, before a new one replaced it (U-46). `Lost`: the relay's socket broke. */
export type PairingEnd = 'Expired' | 'Rejected' | 'Lost'

/** Why there is no link to show. Shown in place of the QR code (U-49). */
export type PairingError =
  /** The host gave no project id, which the relay requires. */
  | { readonly _tag: 'PairingNotConfigured' }
  /** The relay does not know the project or rejects this origin. `reason` is the relay's text, for the developer. */
  | { readonly _tag: 'RelayRefused'; readonly reason: string }
  /**
   * The relay rejects this device's time stamps: its clock is `byMs` ahead, or more than a day behind. `byMs`:
   * `undefined` if the relay does not say how far. `reason` is the relay's text, for the developer.
   */
  | {
      readonly _tag: 'ClockSkewed'
      readonly reason: string
      readonly clock: 'Ahead' | 'Behind'
      readonly byMs: number | undefined
    }
  /** The relay is unreachable, or did not respond in time. */
  | { readonly _tag: 'RelayUnreachable' }
  /** The code that pairs could not be loaded or started. */
  | { readonly _tag: 'PairingUnavailable'; readonly cause: unknown }
  /** The wallet refused for a reason of its own: it knows no requested network, or failed. */
  | { readonly _tag: 'WalletRefused'; readonly cause: unknown }
  /** The wallet approved, and granted nothing that this site can use. */
  | { readonly _tag: 'NothingGranted' }
  /**
   * The wallet approved, but its sign-in failed: the signed message differs from the request (`reason` says where), or
   * the site rejects it (`Site`). The pairing is over.
   */
  | { readonly _tag: 'PairedSignInFailed'; readonly reason: OneClickFault | 'Site'; readonly cause?: unknown }

/** The one pairing that a page can have under way. */
export type PairingState =
  | { readonly _tag: 'Idle' }
  /** The first link is being created. */
  | { readonly _tag: 'Preparing' }
  /** A wallet can use the link. `after`: how the previous pairing ended. */
  | { readonly _tag: 'Ready'; readonly link: PairingLink; readonly after: PairingEnd | undefined }
  /** A wallet used the link and signed; the site verifies the signature. */
  | { readonly _tag: 'SigningIn'; readonly link: PairingLink }
  /** The link is dead and shown as such; a new one is being created. */
  | { readonly _tag: 'Renewing'; readonly link: PairingLink; readonly after: PairingEnd }
  | { readonly _tag: 'Failed'; readonly error: PairingError }
  | { readonly _tag: 'Approved' }

/** Lifetime of a pairing, from the creation of its link (S4-05). */
export const PAIRING_LIFETIME_MS = 240_000

/** With less time left, a visitor cannot finish a wallet's prompts: the pairing counts as expired (S4-06). */
export const MIN_TIME_LEFT_MS = 10_000

/** Whether a link counts as expired at `now`, in ms since 1970 (S4-06). */
export const isLinkExpired = ({ expiresAt }: PairingLink, now: number): boolean => expiresAt - now < MIN_TIME_LEFT_MS
