import * as E from 'fp-ts/Either'
import { concat, defer, EMPTY, map, type Observable, of, Subject, switchMap } from 'rxjs'
import type { SignInSession } from '../../domain/siwx/session.js'
import { isSameSignIn, type SignInAccount, type SignInError, type SignInState } from '../../domain/siwx/signInState.js'
import type { Readable, Store } from '../kernel/store.js'
import { makeSignInSteps, type SignInStepsDeps } from './signInSteps.js'

export interface SignInFeature {
  /** Asks the wallet, inside the visitor's click (U-21). No effect if no message is ready, or a prompt is open. */
  readonly sign: () => void
  /** Starts again after the visitor dismissed it, or the message could not be made. */
  readonly ask: () => void
  /** Dismisses a sign-in that is not required. */
  readonly dismiss: () => void
  /** The session of an account was ended: a required sign-in starts again. */
  readonly forget: (account: SignInAccount) => void
  /** Ends a required sign-in by leaving the account (S4-16). */
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface SignInFeatureDeps extends SignInStepsDeps {
  /** Written by this feature only. */
  readonly store: Store<SignInState>
  readonly account: Readable<SignInAccount | undefined>
  /** Leaves the account that did not sign in. Never fails, and changes the account. */
  readonly leave: (account: SignInAccount) => Promise<void>
}

/** The result of the site's lookup for an account. */
interface Found {
  readonly account: SignInAccount
  readonly found: E.Either<SignInError, SignInSession | undefined>
}

/** Not affected by other tabs: these states check for a session themselves, or leave the account. */
const BUSY: readonly SignInState['_tag'][] = ['Signing', 'Verifying', 'Cancelling']

/** Signing in, from an account without a session to the session (U-97). A newer step cancels the current one. */
export const makeSignInFeature = (deps: SignInFeatureDeps): SignInFeature => {
  const { store, signIns } = deps
  const { check, signedIn, prepare, sign } = makeSignInSteps(deps)
  const steps = new Subject<Observable<SignInState>>()
  const running = steps.pipe(switchMap((step) => step)).subscribe(store.set)

  running.add(
    deps.account.changes.subscribe((account) =>
      steps.next(account === undefined ? of({ _tag: 'Nobody' }) : check(account)),
    ),
  )
  /** Another tab signed in or out. Ignores a result for an account that is no longer active. */
  const follow = ({ account, found }: Found): void => {
    const { value } = store
    if (E.isLeft(found) || value._tag === 'Nobody' || !isSameSignIn(value.account, account)) return
    const session = found.right
    if (session === undefined) {
      if (value._tag === 'SignedIn') steps.next(check(account))
    } else if (value._tag === 'SignedIn' ? value.session.signature !== session.signature : !BUSY.includes(value._tag))
      steps.next(signedIn(account, session))
  }
  const look = (account: SignInAccount): Observable<Found> =>
    defer(signIns.find(account)).pipe(map((found) => ({ account, found })))
  running.add(
    signIns.changes
      .pipe(switchMap(() => (deps.account.value === undefined ? EMPTY : look(deps.account.value))))
      .subscribe(follow),
  )
  return {
    sign: () => {
      const { value } = store
      if (value._tag === 'Ready') steps.next(sign({ account: value.account, message: value.message, text: value.text }))
    },
    ask: () => {
      const { value } = store
      if (value._tag === 'Dismissed' || value._tag === 'NotPrepared') steps.next(prepare(value.account))
    },
    dismiss: () => {
      const { value } = store
      if (value._tag !== 'Nobody' && value._tag !== 'SignedIn')
        steps.next(of({ _tag: 'Dismissed', account: value.account }))
    },
    forget: (account) => {
      const { value } = store
      if (value._tag !== 'SignedIn' || !isSameSignIn(value.account, account)) return
      steps.next(signIns.isRequired() ? check(account) : of({ _tag: 'Dismissed', account }))
    },
    cancel: () => {
      const { value } = store
      if (value._tag === 'Nobody' || value._tag === 'SignedIn' || value._tag === 'Cancelling') return
      const { account } = value
      const leaving = defer(() => deps.leave(account)).pipe(switchMap(() => EMPTY))
      steps.next(concat(of<SignInState>({ _tag: 'Cancelling', account }), leaving))
    },
    dispose: () => running.unsubscribe(),
  }
}
