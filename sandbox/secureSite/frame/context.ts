import type { Code } from '../mail/codes.js'
import type { User } from '../accounts/users.js'
import type { Fields } from './fields.js'

export type AccountType = 'eoa' | 'smartAccount'

export type Decision = 'approved' | 'declined' | 'aborted'

/** What the site keeps for the frame in one browser profile and one app. */
export interface FrameState {
  /** Stays when its visitor signs out. */
  readonly device: string
  /** CAIP-2. */
  chain: string
  preferred: AccountType
  login?: { readonly email: string; code?: Code }
  change?: { readonly userId: string; email: string; primary: Code; primaryProven: boolean; secondary?: Code }
  /** The last channel that was opened for Farcaster. */
  channel?: string
}

/** Who sent a message. */
export interface FrameContext {
  readonly frame: FrameState
  /** Without it the same visitor is another device after each load. */
  readonly keeps: boolean
  /** Of the app that the frame is in. */
  readonly appOrigin: string
  /** Fires when the frame does not wait any longer. */
  readonly signal: AbortSignal
  /** What the visitor said in the frame to a request that needs approval. */
  readonly decision: Decision | undefined
  readonly maybeUser: () => User | undefined
  /** Throws where nobody is logged in. */
  readonly user: () => User
  readonly logIn: (user: User) => void
  readonly logOut: () => void
}

/** What is answered to messages, by their names without the prefix: the payload of the success, or a throw. */
export type FrameHandlers = Readonly<Record<string, (payload: Fields, context: FrameContext) => unknown>>
