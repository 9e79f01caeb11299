import { concatMap, distinctUntilChanged, filter, merge, mergeMap, type Observable, pairwise } from 'rxjs'
import type { ConnectAttempt } from '../../domain/connect/ConnectAttempt.js'
import type { DomainError } from '../../domain/errors/DomainError.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { PorticoEvent } from '../api/PorticoEvent.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Store } from '../shared/Store.js'
import { connectionEvents } from './connectionEvents.js'
import type { Policy } from './Policy.js'

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

/** The codes come when something failed: most visits never need them. */
const codeOf = async (error: DomainError): Promise<string> =>
  (await import('../../domain/errors/describeError.js')).describeError(error).code

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

/** Turns changes of state into the events a host can follow. */
export const makeRecordEvents =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'sessions'>
    readonly network: Pick<NetworkFeature, 'switching'>
    readonly modal: Pick<ModalFeature, 'state'>
    readonly events: Store<PorticoEvent | undefined>
  }): Policy =>
  () => {
    const ofConnections = CHAIN_NAMESPACES.map((namespace): Observable<PorticoEvent> =>
      deps.connect.sessions[namespace].state.changes.pipe(
        pairwise(),
        mergeMap(([before, after]) => connectionEvents(namespace, before, after)),
      ),
    )
    const ofModal = deps.modal.state.changes.pipe(
      pairwise(),
      mergeMap(([before, after]) => modalEvents(before, after)),
    )
    const ofAttempts = merge(
      deps.connect.attempt.changes.pipe(distinctUntilChanged(), concatMap(attemptEvent)),
      deps.network.switching.changes.pipe(distinctUntilChanged(), concatMap(switchEvent)),
    ).pipe(filter((event) => event !== undefined))
    return merge(...ofConnections, ofModal, ofAttempts).subscribe(deps.events.set)
  }
