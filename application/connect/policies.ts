import { filter, map, pairwise } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import type { ConnectFeature } from './connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { ConnectionMemory } from '../ports/storage.js'

const waitsForWallet = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'

/** Leaving ConnectingExternal, by back or by closing, ends the attempt: nothing goes on unseen (U-108, S8-08). */
export const makeEndAttemptWithModal =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'cancel'>
    readonly modal: Pick<ModalFeature, 'state'>
  }): Policy =>
  () =>
    deps.modal.state.changes
      .pipe(
        map(waitsForWallet),
        pairwise(),
        filter(([before, after]) => before && !after),
      )
      .subscribe(() => {
        if (deps.connect.attempt.value._tag !== 'Succeeded') deps.connect.cancel()
      })

/** Two tabs agree on who is connected: what another tab remembers or forgets happens here too (U-29, U-33). */
export const makeSyncOtherTabs =
  (deps: {
    readonly namespaces: readonly ChainNamespace[]
    readonly memory: ConnectionMemory
    readonly connect: Pick<ConnectFeature, 'sessions'>
  }): Policy =>
  () =>
    deps.memory.changes.subscribe((remembered) => {
      for (const namespace of deps.namespaces)
        deps.connect.sessions[namespace].applyExternalIds(remembered[namespace] ?? [])
    })
