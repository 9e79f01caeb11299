import { pairwise } from 'rxjs'
import type { EmbeddedSession } from '../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import { toHexChain } from '../shared/toHexChain.js'

type Listener = (payload: unknown) => void

/** Says by the events of EIP-1193 what moved for somebody who is logged in. A visitor who went over to another namespace has left this one. */
export const forwardMoves = (loggedIn: EmbeddedSession['loggedIn']) => {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload?: unknown): void =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
  const tell = (before: LoggedIn, after: LoggedIn | undefined): void => {
    if (after === undefined || !after.caipNetworkId.startsWith('eip155:')) {
      emit('accountsChanged', [])
      emit('disconnect')
      return
    }
    if (before.caipNetworkId !== after.caipNetworkId) emit('chainChanged', toHexChain(after.caipNetworkId))
    if (before.address !== after.address) emit('accountsChanged', [after.address])
  }
  loggedIn.changes.pipe(pairwise()).subscribe(([before, after]) => before !== undefined && tell(before, after))
  return {
    on: (event: string, listener: Listener): void => {
      const others = listeners.get(event) ?? new Set()
      listeners.set(event, others.add(listener))
    },
    removeListener: (event: string, listener: Listener): void => void listeners.get(event)?.delete(listener),
  }
}
