import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { PopupProvider } from '../../../domain/login/PopupProvider.js'
import type { SocialError } from '../../../domain/login/SocialError.js'
import type { LoginPlace } from './EmbeddedSession.js'

/** Logging in by a social account (S1-04). Opening windows and drawing codes to scan are the screens' affair. */
export interface SocialLogin {
  /** What a window shows that is opened inside the visitor's press, until it is known where to send the visitor. */
  readonly waitingUrl: string
  /** Where to send the visitor. */
  readonly redirectUri: (provider: PopupProvider) => TaskEither<LoginError, string>
  /**
   * What windows say that come back from a provider: an address at the secure site, `SocialRefused`, or `SocialResultUntrusted` for a window
   * of anybody else, which counts for nothing (S4-08).
   */
  readonly results: Observable<Either<SocialError, string>>
  /** Logs in with the address that `results` gave. */
  readonly connect: (resultUri: string, place: LoginPlace) => TaskEither<LoginError, LoggedIn>
  /** What Farcaster's code says (S4-10). */
  readonly farcasterUri: TaskEither<LoginError, string>
  /** Ends when the visitor approved in Farcaster, with the user's name, or when the frame is reloaded. */
  readonly connectFarcaster: TaskEither<LoginError, string>
}
