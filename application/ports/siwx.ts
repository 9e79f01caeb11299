import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { SignInAccount, SignInError } from '../../domain/siwx/signInState.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'

/** The site's sessions. Everything answers within ten seconds. */
export interface SignIns {
  readonly createMessage: (account: SignInAccount) => TaskEither<SignInError, SignInMessage>
  /** Absent where the wallet signs. */
  readonly signMessage?: (account: SignInAccount, text: string) => TaskEither<SignInError, string>
  readonly add: (session: SignInSession) => TaskEither<SignInError, void>
  /** The newest one that counts now, of an account on a chain. */
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
