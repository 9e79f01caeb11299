import { filter, merge, pairwise } from 'rxjs'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { View } from '../../domain/modal/View.js'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from './Policy.js'

const LOGIN_VIEWS: readonly View['name'][] = ['EmailLogin', 'ConnectingSocial', 'ConnectingFarcaster']

/** A wallet that comes back with the page is nobody's login. */
const isNew = ([before, after]: readonly [NamespaceConnection, NamespaceConnection]): boolean =>
  after._tag === 'Connected' &&
  before._tag !== 'Restoring' &&
  (before._tag !== 'Connected' || before.active.connectorId !== after.active.connectorId)

/** Whoever is connected has no use for the view of a login any more. */
export const makeCloseAfterLogin =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'sessions'>
    readonly modal: Pick<ModalFeature, 'state' | 'close'>
  }): Policy =>
  () =>
    merge(
      ...CHAIN_NAMESPACES.map((namespace) =>
        deps.connect.sessions[namespace].state.changes.pipe(pairwise(), filter(isNew)),
      ),
    ).subscribe(() => {
      const { value } = deps.modal.state
      if (value._tag === 'Open' && LOGIN_VIEWS.includes(currentView(value.history).name)) deps.modal.close()
    })
