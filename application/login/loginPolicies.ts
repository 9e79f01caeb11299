import { distinctUntilChanged, filter, map, merge, pairwise, skip, Subscription } from 'rxjs'
import type { LoadedLogin } from './loadedLogin.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { HostEnvironment, Returned } from '../ports/platform.js'
import type { Policy } from '../kernel/policy.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { EMBEDDED_CONNECTOR_ID, type NamespaceConnection } from '../../domain/connect/connection.js'
import type { ModalState, View } from '../../domain/modal/view.js'
import { viewRow } from '../../domain/modal/viewTable.js'
import { CHAIN_NAMESPACES } from '../../domain/network/network.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { Readable } from '../kernel/store.js'
import { type EmbeddedSession, LOGIN_KEY } from '../ports/embeddedWallet.js'
import type { KeyValueStore } from '../ports/storage.js'

/**
 * Resumes a login by redirect. A result that was not requested is rejected and reported to the visitor (S4-08, U-93).
 */
export const makeResumeRedirectLogin =
  (deps: {
    readonly returned: Returned | undefined
    readonly login: { readonly social: Pick<LoadedLogin['social'], 'resume'> }
    readonly modal: Pick<ModalFeature, 'open' | 'reset'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { returned, modal } = deps
    if (returned?._tag === 'FromProvider') {
      modal.reset({ name: 'ConnectingSocial', provider: returned.provider })
      deps.login.social.resume(returned.provider, returned.result)
    } else if (returned !== undefined) {
      modal.open()
      deps.notify.notify({ _tag: 'AuthenticationFailed' })
    }
    return Subscription.EMPTY
  }

/**
 * Records that the visitor is in a login window, in case the browser reloads the page meanwhile
 * (`makeTellInterrupted`). Cleared by any outcome of the login.
 */
export const makeNoteLoginAbsence =
  (deps: {
    readonly socialLogin: LoadedLogin['social']['state']
    readonly host: Pick<HostEnvironment, 'noteAbsence'>
  }): Policy =>
  () =>
    deps.socialLogin.changes.pipe(skip(1)).subscribe(({ _tag }) => deps.host.noteAbsence(_tag === 'PopupOpened'))

/** The view on top, or the one below ApproveTransaction, which is part of that view. */
const loginView = (state: ModalState): View | undefined =>
  state._tag === 'Open' ? state.history.findLast(({ name }) => name !== 'ApproveTransaction') : undefined

const isSameView = (before: View | undefined, after: View | undefined): boolean =>
  before?.name === after?.name &&
  (before?.name !== 'ConnectingSocial' || after?.name !== 'ConnectingSocial' || before.provider === after.provider)

/** Ends the login when its view or the modal is left: no login continues hidden (U-108, S8-10). */
export const makeEndLoginWithModal =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly login: { readonly [Part in 'email' | 'social' | 'emailUpdate']: Pick<LoadedLogin[Part], 'cancel'> }
  }): Policy =>
  () => {
    const { email, social, emailUpdate } = deps.login
    return deps.modal.changes
      .pipe(map(loginView), distinctUntilChanged(isSameView), pairwise())
      .subscribe(([before, after]) => {
        // An invalid address stays in the field where it was entered, which may be in any view.
        if (after === undefined) for (const part of [email, social, emailUpdate]) part.cancel()
        const previousLogin = before && viewRow(before.name).login
        if (after !== undefined && previousLogin !== undefined) deps.login[previousLogin].cancel()
      })
  }

/** Signs out of the secure site and tells the visitor if a login succeeds there but yields no account (S8-07). */
export const makeEndFailedLogin =
  (deps: {
    readonly login: { readonly [Part in 'email' | 'social']: Pick<LoadedLogin[Part], 'state'> }
    readonly session: Pick<EmbeddedSession, 'signOut'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { email, social } = deps.login
    const states: readonly Readable<{ readonly _tag: string }>[] = [email.state, social.state]
    return merge(...states.map(({ changes }) => changes.pipe(pairwise())))
      .pipe(
        filter(
          ([before, after]) =>
            (before._tag === 'Connecting' || before._tag === 'ResultReceived') && after._tag === 'Failed',
        ),
      )
      .subscribe(() => {
        void deps.session.signOut()
        deps.notify.notify({ _tag: 'AuthenticationFailed' })
      })
  }

const isByLogin = (state: NamespaceConnection): boolean =>
  (state._tag === 'Restoring' ? [state] : liveConnections(state)).some(
    ({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID,
  )

/**
 * Forgets a login that the page has disconnected, also if it ended in another tab: the next user there is fetched anew
 * (U-33). A login that moved to another namespace stays.
 */
export const makeForgetLeftLogin =
  (deps: {
    readonly sessions: ConnectFeature['sessions']
    readonly embedded: Pick<EmbeddedSession, 'loggedIn' | 'forget'>
  }): Policy =>
  () =>
    merge(
      ...CHAIN_NAMESPACES.map((namespace) =>
        deps.sessions[namespace].state.changes.pipe(
          map(isByLogin),
          pairwise(),
          filter(
            ([before, after]) =>
              before && !after && deps.embedded.loggedIn.value?.caipNetworkId.startsWith(`${namespace}:`) !== false,
          ),
        ),
      ),
    ).subscribe(deps.embedded.forget)

/**
 * A page restored from the back/forward cache missed all events: another user may be logged in by now. Asks the secure
 * site for the user, in a new frame (U-33). While a login is active here, no other tab changes its key.
 */
export const makeAskAfterReturn =
  (deps: {
    readonly store: Pick<KeyValueStore, 'changes' | 'read'>
    readonly connect: Pick<ConnectFeature, 'sessions' | 'restore'>
  }): Policy =>
  () => {
    const { store, connect } = deps
    return store.changes.pipe(filter((key) => key === LOGIN_KEY && store.read(key) !== null)).subscribe(() => {
      for (const { state, release } of Object.values(connect.sessions))
        if (isByLogin(state.value)) release('InAnotherTab')
      connect.restore()
    })
  }

/**
 * Tells the visitor why the login of an earlier visit has ended: the secure site did not answer or no longer knows the
 * user (S8-07, U-93). In the second case, which is known at once, it opens Connect, where the visitor can log in again:
 * without the modal, the notice would be invisible.
 */
export const makeReportLostLogin =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'changes'>
    readonly modal: Pick<ModalFeature, 'state' | 'open'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () =>
    deps.connect.changes.subscribe((change) => {
      if (change._tag !== 'NotRestored' || change.connectorId !== EMBEDDED_CONNECTOR_ID) return
      if (change.reason === 'NotRestored') deps.notify.notify({ _tag: 'AuthenticationFailed' })
      if (change.reason !== 'ByWallet') return
      if (deps.modal.state.value._tag === 'Closed') deps.modal.open({ name: 'Connect' })
      deps.notify.notify({ _tag: 'LoginForgotten' })
    })
