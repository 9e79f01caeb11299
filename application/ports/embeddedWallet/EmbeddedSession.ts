import type { TaskEither } from 'fp-ts/TaskEither'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { SiwxMessage } from '../../../domain/login/SiwxMessage.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { Readable } from '../../shared/Readable.js'

/** Where the visitor arrives. */
export interface LoginPlace {
  readonly at: CaipNetworkId
  /** To be signed at the same time. */
  readonly siwxMessage?: SiwxMessage
}

/** Who is logged in at the secure site. */
export interface EmbeddedSession {
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** Whether an earlier login still stands. Without one on this device nobody is asked, and no frame is made. */
  readonly isConnected: TaskEither<LoginError, boolean>
  /** Fetches the user, which is what connects after any login. */
  readonly fetchUser: (place: LoginPlace) => TaskEither<LoginError, LoggedIn>
  /** Forgets the login here at once, and at the secure site within 3 s (S9-11). What is still open then is given up. */
  readonly signOut: TaskEither<never, void>
}
