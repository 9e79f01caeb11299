import * as E from 'fp-ts/Either'
import { concat, defer, EMPTY, type Observable, of, Subject, switchMap } from 'rxjs'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInAccount, SignInError, SignInState } from '../../domain/siwx/signInState.js'
import type { Readable, Store } from '../kernel/store.js'
import { makeSignInSteps, type SignInStepsDeps } from './signInSteps.js'

export interface SignInFeature {
  /** Asks the wallet, inside the visitor's press (U-21). Nothing where no message is ready, or the wallet shows one. */
  readonly sign: () => void
  /** Begins anew where the visitor did not want to, or the message could not be made. */
  readonly ask: () => void
  /** The visitor need not, and does not want to. */
  readonly dismiss: () => void
  /** The session was ended: it is asked for anew where it is required. */
  readonly forget: () => void
  /** A required sign-in ends, one way or another (S4-16). */
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface SignInFeatureDeps extends SignInStepsDeps {
  /** Written here alone. */
  readonly store: Store<SignInState>
  readonly account: Readable<SignInAccount | undefined>
  /** Leaves the account that did not sign in. It never fails, and the account changes. */
  readonly leave: (account: SignInAccount) => Promise<void>
}

/** Signing in, from the account that has no session to the session (U-97). A newer step drops what is under way. */
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
  /** Another tab signed in, or out. */
  const follow = (found: E.Either<SignInError, SignInSession | undefined>): void => {
    const { value } = store
    if (E.isLeft(found) || value._tag === 'Nobody') return
    if (value._tag === 'SignedIn') {
      if (found.right === undefined) steps.next(check(value.account))
    } else if (found.right !== undefined && value._tag !== 'Signing' && value._tag !== 'Verifying')
      steps.next(signedIn(value.account, found.right))
  }
  running.add(
    signIns.changes
      .pipe(switchMap(() => (deps.account.value === undefined ? EMPTY : defer(signIns.find(deps.account.value)))))
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
    forget: () => {
      const { value } = store
      if (value._tag !== 'SignedIn') return
      steps.next(signIns.isRequired() ? check(value.account) : of({ _tag: 'Dismissed', account: value.account }))
    },
    cancel: () => {
      const { value } = store
      if (value._tag === 'Nobody' || value._tag === 'SignedIn' || value._tag === 'Cancelling') return
      const { account } = value
      const left = defer(() => deps.leave(account)).pipe(switchMap(() => EMPTY))
      steps.next(concat(of<SignInState>({ _tag: 'Cancelling', account }), left))
    },
    dispose: () => running.unsubscribe(),
  }
}
