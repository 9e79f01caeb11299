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

/** Whether the view of signing in is shown, or the frame in which an embedded wallet asks for the signature. */
export const isShown = ({ modal }: { readonly modal: Pick<ModalFeature, 'state'> }): boolean =>
  ['SIWXSignMessage', 'ApproveTransaction'].includes(shownView(modal.state.value)?.name ?? '')

/** Whether an account has to sign in first. */
const mustSignIn = ({ account, state, signIns }: SignInPolicyDeps): boolean =>
  account.value !== undefined && isAsked(state.value) && signIns.isRequired()

/** Opens the view when the visitor has to sign in, and closes it when there is nothing to sign (S4-13, S4-14). */
export const makeShowSignIn =
  ({ state, modal }: SignInPolicyDeps): Policy =>
  () =>
    state.changes.subscribe((now) => {
      if (isAsked(now)) {
        if (!isShown({ modal })) modal.reset({ name: 'SIWXSignMessage' })
      } else if (now._tag !== 'Checking' && isShown({ modal })) modal.close()
    })

/** Opening the view starts a sign-in; leaving it dismisses one that is not required. */
export const makeFollowView =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    select(deps.modal.state, () => isShown(deps))
      .changes.pipe(pairwise())
      .subscribe(([, shown]) => {
        if (shown) deps.signIn.ask()
        else if (isAsked(deps.state.value) && !deps.signIns.isRequired()) deps.signIn.dismiss()
      })

/** A required sign-in can be left by Cancel only, which states the consequence (S4-17). */
export const makeGuardSignIn =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    deps.modal.guardClose({ mayClose: () => !mustSignIn(deps) || !isShown(deps) })

/** Opens a required sign-in again when another view, opened by the site meanwhile, is closed (S4-17). */
export const makeKeepAsking =
  (deps: SignInPolicyDeps): Policy =>
  () =>
    deps.modal.state.changes.subscribe(({ _tag }) => {
      if (_tag === 'Closed' && mustSignIn(deps)) deps.modal.reset({ name: 'SIWXSignMessage' })
    })

/** Disconnects if the site's sessions cannot be read (S8-07). */
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
 * Signs out on disconnect, also while a session is being looked up or made. A wallet that locks itself, or is away,
 * does not count, because the visitor did not choose to leave; nor does a site that cannot read its sessions.
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
