import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, firstValueFrom, map, merge, pairwise, startWith } from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { NetworkError } from '../../domain/network/networkSwitch.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import { isAsked, type SignInError, type SignInState } from '../../domain/siwx/signInState.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import { isShown } from './policies.js'
import type { SignInFeature } from './signInFeature.js'

type Failure = SignInError | ConnectError | NetworkError

/** Signing in by `portico.signIn()`. */
export interface SignInRequests {
  readonly request: TaskEither<Failure, SignInSession>
}

interface RequestSignInDeps {
  readonly state: Readable<SignInState>
  readonly signIn: Pick<SignInFeature, 'ask'>
  readonly modal: Pick<ModalFeature, 'state' | 'open'>
  readonly here: Pick<Readable<AccountHere>, 'value'>
}

type Outcome = E.Either<Failure, SignInSession>

/** The outcome; `undefined` while it is pending. */
const outcomeOf = (now: SignInState): Outcome | undefined => {
  if (now._tag === 'SignedIn') return E.right(now.session)
  if (now._tag === 'Cancelling') return E.left({ _tag: 'SignInCancelled' })
  if (now._tag === 'Dismissed') return E.left({ _tag: 'ModalClosed' })
  return now._tag === 'Unreadable' ? E.left({ _tag: 'SignInFailed', cause: undefined }) : undefined
}

/** Leads the visitor through connecting, if necessary, and signing in. Concurrent calls share one prompt (U-99). */
export const makeRequestSignIn =
  ({ state, signIn, modal, here }: RequestSignInDeps): TaskEither<Failure, SignInSession> =>
  async () => {
    const decided = await firstValueFrom(state.changes.pipe(filter(({ _tag }) => _tag !== 'Checking')))
    if (decided._tag === 'SignedIn') return E.right(decided.session)
    const { value: account } = here
    if (account._tag === 'Unsupported') return E.left({ _tag: 'UnsupportedChain', id: account.caipNetworkId })
    if (decided._tag === 'Nobody') modal.open({ name: 'Connect' })
    else signIn.ask()
    // The site may have opened another view over a required sign-in.
    if (isAsked(state.value) && !isShown({ modal })) modal.open({ name: 'SIWXSignMessage' })
    const closed = modal.state.changes.pipe(
      filter(({ _tag }) => _tag === 'Closed' && !['Checking', 'SignedIn'].includes(state.value._tag)),
      map((): Outcome => E.left({ _tag: 'ModalClosed' })),
    )
    const ended = state.changes.pipe(
      startWith(decided),
      pairwise(),
      // A restored wallet is not asked automatically, but this call asks it.
      map(([before, now]) => (before._tag === 'Checking' && now._tag === 'Dismissed' ? signIn.ask() : outcomeOf(now))),
    )
    return firstValueFrom(merge(ended, closed).pipe(filter((outcome) => outcome !== undefined)))
  }
