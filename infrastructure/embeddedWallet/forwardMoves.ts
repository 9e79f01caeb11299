import type { Observable } from 'rxjs'
import type { LoginMove } from './makeLoginState.js'
import { toHexChain } from './toHexChain.js'

type Listener = (payload: unknown) => void

/** Says by the events of EIP-1193 what moved. A visitor who went over to another namespace has left this one. */
export const forwardMoves = (moves: Observable<LoginMove>) => {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload?: unknown): void => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
  moves.subscribe((move) => {
    if (move._tag === 'AccountMoved') return emit('accountsChanged', [move.address])
    if (move._tag === 'ChainMoved' && move.id.startsWith('eip155:')) return emit('chainChanged', toHexChain(move.id))
    emit('accountsChanged', [])
    emit('disconnect')
  })
  return {
    on: (event: string, listener: Listener): void => {
      const others = listeners.get(event) ?? new Set()
      listeners.set(event, others.add(listener))
    },
    removeListener: (event: string, listener: Listener): void => void listeners.get(event)?.delete(listener),
  }
}
