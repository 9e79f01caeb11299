import { viewKey } from '../../domain/modal/history.js'
import { currentView, type ModalState, shownView } from '../../domain/modal/view.js'
import { noticeTone } from '../../domain/notify/notice.js'
import type { NotifyFeature } from './notifyFeature.js'
import type { Readable, Store } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../domain/connect/connection.js'
import type { ConnectionChange } from '../../domain/connect/connectionChange.js'
import type { PorticoEvent } from '../api/state.js'
import type { HostEnvironment } from '../ports/platform.js'
import {
  concatMap,
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  pairwise,
  type SchedulerLike,
  Subscription,
  withLatestFrom,
} from 'rxjs'
import type { ConnectAttempt } from '../../domain/connect/connectAttempt.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { NetworkSwitch } from '../../domain/network/networkSwitch.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'

/** Hides messages with the modal in which they were shown. */
export const makeHideNoticesWithModal =
  (deps: { readonly modal: Readable<ModalState>; readonly notify: Pick<NotifyFeature, 'clear'> }): Policy =>
  () =>
    deps.modal.changes.subscribe(({ _tag }) => {
      if (_tag === 'Closed') deps.notify.clear()
    })

/** A message at most this long before a new view belongs to that view: it has not been read yet. */
const SAID_WITH_VIEW_MS = 300

/**
 * Errors stay until dismissed and concern the view in which they appeared, so they are hidden when it is left. A very
 * recent error belongs to the next view.
 */
export const makeHideErrorsWithView =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly notify: Pick<NotifyFeature, 'snackbar' | 'dismiss'>
    readonly scheduler: SchedulerLike
  }): Policy =>
  () => {
    const { modal, notify, scheduler } = deps
    const said = notify.snackbar.changes.pipe(map((snackbar) => ({ snackbar, at: scheduler.now() })))
    const leftViews = modal.changes.pipe(
      map(shownView),
      map((view) => view && viewKey(view)),
      distinctUntilChanged(),
      pairwise(),
      filter(([before, after]) => before !== undefined && after !== undefined),
    )
    return leftViews.pipe(withLatestFrom(said)).subscribe(([, { snackbar, at }]) => {
      const isError = snackbar._tag === 'Shown' && noticeTone(snackbar.notice) === 'error'
      if (isError && scheduler.now() - at > SAID_WITH_VIEW_MS) notify.dismiss()
    })
  }

/**
 * Tells a visitor who was in a wallet on the same device, or in a login window, that the browser has reloaded the page
 * meanwhile: the action there has no effect. Pairing and logins record the absence. Opens Connect, because the notice
 * would be invisible without the modal.
 */
export const makeTellInterrupted =
  (deps: {
    readonly host: Pick<HostEnvironment, 'takeAbsence'>
    readonly modal: Pick<ModalFeature, 'open'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    if (deps.host.takeAbsence()) {
      deps.modal.open({ name: 'Connect' })
      deps.notify.notify({ _tag: 'PageReloaded' })
    }
    return Subscription.EMPTY
  }

/** The event for a change of a connection; `undefined` if hosts get none. */
const connectionEvent = (change: ConnectionChange): PorticoEvent | undefined => {
  const { namespace } = change
  switch (change._tag) {
    case 'Connected':
    case 'Restored':
      return { _tag: 'Connected', namespace, connectorId: change.connection.connectorId }
    case 'Switched':
      return { _tag: 'WalletSwitched', namespace, connectorId: change.connection.connectorId }
    case 'Moved':
      return { _tag: 'NetworkChanged', namespace, caipNetworkId: change.connection.caipNetworkId }
    case 'AccountChanged':
      return { _tag: 'AccountChanged', namespace }
    case 'Restoring':
      return undefined
    case 'NotRestored':
    case 'Left': {
      const isGone = change.reason === 'ByWallet' && change.connectorId === WALLET_CONNECT_CONNECTOR_ID
      return { _tag: 'Disconnected', namespace, reason: change.reason, ...(isGone && { code: 'PTC-SESSION-GONE' }) }
    }
  }
}

const modalEvents = (before: ModalState, after: ModalState): readonly PorticoEvent[] => {
  if (after._tag !== 'Open') return before._tag === 'Open' ? [{ _tag: 'ModalClosed' }] : []
  const view = currentView(after.history).name
  if (before._tag !== 'Open')
    return [
      { _tag: 'ModalOpened', view },
      { _tag: 'ViewShown', view },
    ]
  return currentView(before.history) === currentView(after.history) ? [] : [{ _tag: 'ViewShown', view }]
}

/** Loads the codes on the first failure: most visits never need them. */
const codeOf = async (error: DomainError): Promise<string> =>
  (await import('../../domain/errors/domainError.js')).describeError(error).code

const attemptEvent = async (attempt: ConnectAttempt): Promise<PorticoEvent | undefined> => {
  if (attempt._tag === 'Rejected') return { _tag: 'ConnectionRejected', connectorId: attempt.connectorId }
  if (attempt._tag !== 'Failed' || attempt.error._tag === 'ModalClosed') return undefined
  return { _tag: 'ConnectFailed', connectorId: attempt.connectorId, code: await codeOf(attempt.error) }
}

const switchEvent = async (attempt: NetworkSwitch): Promise<PorticoEvent | undefined> => {
  if (attempt._tag === 'Rejected') return { _tag: 'SwitchRejected', caipNetworkId: attempt.networkId }
  if (attempt._tag !== 'Failed' || attempt.error._tag === 'SwitchAbandoned') return undefined
  return { _tag: 'SwitchFailed', caipNetworkId: attempt.networkId, code: await codeOf(attempt.error) }
}

/** Converts changes of state to events for hosts. */
export const makeRecordEvents =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'changes'>
    readonly network: Pick<NetworkFeature, 'switching'>
    readonly modal: Pick<ModalFeature, 'state'>
    readonly events: Store<PorticoEvent | undefined>
  }): Policy =>
  () => {
    const ofConnections = deps.connect.changes.pipe(map(connectionEvent))
    const ofModal = deps.modal.state.changes.pipe(
      pairwise(),
      mergeMap(([before, after]) => modalEvents(before, after)),
    )
    const ofAttempts = merge(
      deps.connect.attempt.changes.pipe(distinctUntilChanged(), concatMap(attemptEvent)),
      deps.network.switching.changes.pipe(distinctUntilChanged(), concatMap(switchEvent)),
    )
    return merge(ofConnections, ofModal, ofAttempts)
      .pipe(filter((event) => event !== undefined))
      .subscribe(deps.events.set)
  }
