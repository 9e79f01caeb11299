import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { SignInAccount, SignInError } from '../../domain/siwx/signInState.js'
import type { SignInGrants } from '../../domain/siwx/recap.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'

/** The site's sessions. Every call ends within ten seconds. */
export interface SignIns {
  /** With `UNKNOWN_ACCOUNT` if the signing account is not known yet (7.6). */
  readonly createMessage: (account: SignInAccount) => TaskEither<SignInError, SignInMessage>
  /** Absent if the wallet signs. */
  readonly signMessage?: (account: SignInAccount, text: string) => TaskEither<SignInError, string>
  /** The permissions that signing the message grants. */
  readonly grantsOf: (message: SignInMessage) => SignInGrants
  readonly add: (session: SignInSession) => TaskEither<SignInError, void>
  /** Stores several that a wallet signed at once, that of the message's own chain first. They replace all others. */
  readonly replaceAll: (sessions: readonly SignInSession[]) => TaskEither<SignInError, void>
  /** The newest valid session of an account on a chain. */
  readonly find: (
    account: Pick<SignInAccount, 'address' | 'chainId'>,
  ) => TaskEither<SignInError, SignInSession | undefined>
  readonly revoke: (account: SignInAccount) => TaskEither<SignInError, void>
  readonly revokeAll: TaskEither<SignInError, void>
  /** Emits when another tab has signed in or out. */
  readonly changes: Observable<unknown>
  readonly isRequired: () => boolean
  readonly signsOutOnDisconnect: boolean
}
