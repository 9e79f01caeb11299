import type { TaskEither } from 'fp-ts/TaskEither'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { PopupProvider } from '../../../domain/login/PopupProvider.js'
import type { LoginPlace } from './EmbeddedSession.js'

/** Logging in by a social account (S1-04). Windows are the affair of `Popups`, codes to scan that of the screens. */
export interface SocialLogin {
  /** Where to send the visitor. */
  readonly redirectUri: (provider: PopupProvider) => TaskEither<LoginError, string>
  /** Logs in with the address the provider sent the visitor back to; the caller has seen to its origin (S4-08). */
  readonly connect: (resultUri: string, place: LoginPlace) => TaskEither<LoginError, LoggedIn>
  /** What Farcaster's code says (S4-10). */
  readonly farcasterUri: TaskEither<LoginError, string>
  /** Ends when the visitor approved in Farcaster, with the user's name, or when the frame is reloaded. */
  readonly connectFarcaster: TaskEither<LoginError, string>
}
