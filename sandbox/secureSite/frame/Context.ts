import type { User } from '../accounts/User.js'
import type { Decision } from './Decision.js'
import type { FrameState } from './FrameState.js'

/** Who sent a message. */
export interface Context {
  readonly frame: FrameState
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
