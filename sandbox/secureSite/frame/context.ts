import type { Code } from '../mail/codes.js'
import type { User } from '../accounts/users.js'
import type { Fields } from './fields.js'

export type AccountType = 'eoa' | 'smartAccount'

export type Decision = 'approved' | 'declined' | 'aborted'

/** State of the frame for one browser profile and one app. */
export interface FrameState {
  /** Kept after a logout. */
  readonly device: string
  /** CAIP-2 id. */
  chain: string
  preferred: AccountType
  login?: { readonly email: string; code?: Code }
  change?: { readonly userId: string; email: string; primary: Code; primaryProven: boolean; secondary?: Code }
  /** Last channel opened for Farcaster. */
  channel?: string
}

/** Sender of a message. */
export interface FrameContext {
  readonly frame: FrameState
  /** Whether the browser keeps the device id; otherwise the visitor is a new device after each load. */
  readonly keeps: boolean
  /** Origin of the app that contains the frame. */
  readonly appOrigin: string
  /** Fires when the frame stops waiting. */
  readonly signal: AbortSignal
  /** The visitor's decision on a request that needs approval. */
  readonly decision: Decision | undefined
  readonly maybeUser: () => User | undefined
  /** Throws if no user is logged in. */
  readonly user: () => User
  readonly logIn: (user: User) => void
  readonly logOut: () => void
}

/** Handlers by message name without the prefix: they return the payload of the success, or throw. */
export type FrameHandlers = Readonly<Record<string, (payload: Fields, context: FrameContext) => unknown>>
