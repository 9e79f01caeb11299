import { filter, pairwise } from 'rxjs'
import { shownView } from '../../domain/modal/view.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { isAsked, type SignInAccount, type SignInState } from '../../domain/siwx/signInState.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import { select } from '../kernel/derive.js'
import type { Policy } from '../kernel/policy.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { SignIns } from '../ports/siwx.js'
import type { SignInFeature } from './signInFeature.js'

export interface SignInPolicyDeps {
  readonly state: Readable<SignInState>
  readonly account: Readable<SignInAccount | undefined>
  readonly signIn: Pick<SignInFeature, 'ask' | 'dismiss'>
  readonly signIns: Pick<SignIns, 'isRequired' | 'revoke' | 'revokeAll' | 'signsOutOnDisconnect'>
  readonly modal: Pick<ModalFeature, 'state' | 'reset' | 'close' | 'guardClose'>
  readonly connect: Pick<ConnectFeature, 'changes' | 'connections' | 'disconnect'>
  readonly notify: Pick<NotifyFeature, 'notify'>
}

/** The view of signing in, and the frame in which an embedded wallet asks about it. */
export const isShown = ({ modal }: { readonly modal: Pick<ModalFeature, 'state'> }): boolean =>
  ['SIWXSignMessage', 'ApproveTransaction'].includes(shownView(modal.state.value)?.name ?? '')

/** Whether somebody is there who has to sign in first. */
const mustSignIn = ({ account, state, signIns }: SignInPolicyDeps): boolean =>
  account.value !== undefined && isAsked(state.value) && signIns.isRequired()

/** Opens the view when the visitor is to sign in, and leaves it where nothing is left to sign (S4-13, S4-14). */
export const makeShowSignIn =
  ({ state, modal }: SignInPolicyDeps): Policy =>
  () =>
    state.changes.subscribe((now) => {
      if (isAsked(now)) {
        if (!isShown({ modal })) modal.reset({ name: 'SIWXSignMessage' })
      } else if (now._tag !== 'Checking' && isShown({ modal })) modal.close()
    })

/** Whoever opens the view wants to sign in; whoever leaves it, and need not, does not. */
export const makeFollowView =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    select(deps.modal.state, () => isShown(deps))
      .changes.pipe(pairwise())
      .subscribe(([, shown]) => {
        if (shown) deps.signIn.ask()
        else if (isAsked(deps.state.value) && !deps.signIns.isRequired()) deps.signIn.dismiss()
      })

/** Whoever has to sign in leaves the view by Cancel, which says what follows (S4-17). */
export const makeGuardSignIn =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    deps.modal.guardClose({ mayClose: () => !mustSignIn(deps) || !isShown(deps) })

/** Whoever has to sign in, and closes another view that the site opened meanwhile, is asked again (S4-17). */
export const makeKeepAsking =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    deps.modal.state.changes.subscribe(({ _tag }) => {
      if (_tag === 'Closed' && mustSignIn(deps)) deps.modal.reset({ name: 'SIWXSignMessage' })
    })

/** Where nobody can tell who has signed in, nobody stays connected (S8-07). */
export const makeLeaveUnreadable =
  ({ state, connect, modal, notify }: SignInPolicyDeps): Policy =>
  () =>
    state.changes.subscribe((now) => {
      if (now._tag !== 'Unreadable') return
      void connect.disconnect(now.account.namespace)()
      modal.reset({ name: 'Connect' })
      notify.notify({ _tag: 'AuthenticationFailed' })
    })

/**
 * Signs out whoever disconnects, also while nobody knows yet whether there is a session, or one is being made. A wallet
 * that locks itself, or is away, has not said that anybody wants to leave; nor has a site that cannot read its
 * sessions.
 */
export const makeSignOutOnDisconnect =
  ({ state, signIns, connect }: SignInPolicyDeps): Policy =>
  () => {
    const present = new Map<ChainNamespace, SignInAccount>()
    const noting = state.changes.subscribe((now) => {
      if (now._tag === 'Unreadable') present.delete(now.account.namespace)
      else if (now._tag !== 'Nobody') present.set(now.account.namespace, now.account)
    })
    noting.add(
      connect.changes
        .pipe(filter((change) => change._tag === 'Left' && change.reason === 'ByVisitor'))
        .subscribe(({ namespace }) => {
          const account = present.get(namespace)
          present.delete(namespace)
          if (!signIns.signsOutOnDisconnect || account === undefined) return
          const isLast = Object.values(connect.connections.value).every(({ _tag }) => _tag !== 'Connected')
          void (isLast ? signIns.revokeAll() : signIns.revoke(account)())
        }),
    )
    return noting
  }
