import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { Policy } from './Policy.js'

/** Two tabs agree on who is connected: what another tab remembers or forgets happens here too (U-29, U-33). */
export const makeFollowOtherTabs =
  (deps: { readonly memory: ConnectionMemory; readonly connect: Pick<ConnectFeature, 'sessions'> }): Policy =>
  () =>
    deps.memory.changes.subscribe((remembered) => {
      for (const namespace of CHAIN_NAMESPACES) deps.connect.sessions[namespace].follow(remembered[namespace] ?? [])
    })
