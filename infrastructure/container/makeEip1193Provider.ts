import type { Subscription } from 'rxjs'
import type { Eip1193Provider, Portico } from '../../application/api/portico.js'
import type { Connection, Connections } from '../../domain/connect/connection.js'
import { type DomainError, PorticoError } from '../../domain/errors/domainError.js'
import { toHexChainId } from '../shared/chainId.js'

/** EIP-1193 provider error codes. */
const USER_REJECTED = 4001
const UNAUTHORIZED = 4100
const DISCONNECTED = 4900

const codeOf = (error: DomainError): number => {
  if (error._tag === 'RequestRejected') return USER_REJECTED
  if (error._tag === 'NotConnected') return UNAUTHORIZED
  return error._tag === 'RequestFailed' && error.code !== undefined ? error.code : DISCONNECTED
}

type Listener = (payload: unknown) => void

const activeOf = ({ eip155 }: Connections): Connection | undefined =>
  eip155._tag === 'Connected' ? eip155.active : undefined

/** What EIP-1193 wants a rejection to be; our own code goes along in `data`. */
const toProviderError = (error: PorticoError): Error =>
  Object.assign(new Error(error.message), { code: codeOf(error.cause), data: { portico: error.code } })

/** The active EVM connection as an EIP-1193 provider, so that viem, ethers and wagmi work on it. */
export const makeEip1193Provider = (portico: Pick<Portico, 'request' | 'connections'>): Eip1193Provider => {
  const listening = new Map<string, Map<Listener, Subscription>>()
  // Without operators of RxJS: they would be a twentieth of the first paint.
  const emit = (event: string, listener: Listener): Subscription => {
    let latest = activeOf(portico.connections.value)
    return portico.connections.changes.subscribe((connections) => {
      const [before, after] = [latest, activeOf(connections)]
      latest = after
      if (event === 'connect' && before === undefined && after) listener({ chainId: toHexChainId(after.caipNetworkId) })
      if (event === 'disconnect' && before && after === undefined)
        listener({ code: DISCONNECTED, message: 'Disconnected' })
      if (event === 'accountsChanged' && before?.accounts !== after?.accounts) listener(after?.accounts ?? [])
      if (event === 'chainChanged' && after && before?.caipNetworkId !== after.caipNetworkId)
        listener(toHexChainId(after.caipNetworkId))
    })
  }
  const removeListener = (event: string, listener: Listener): void => {
    listening.get(event)?.get(listener)?.unsubscribe()
    listening.get(event)?.delete(listener)
  }
  return {
    request: (request) =>
      portico.request(request, 'eip155').catch((error: unknown) => {
        throw error instanceof PorticoError ? toProviderError(error) : error
      }),
    on: (event, listener) => {
      removeListener(event, listener)
      const listeners = listening.get(event) ?? new Map<Listener, Subscription>()
      listeners.set(listener, emit(event, listener))
      listening.set(event, listeners)
    },
    removeListener,
  }
}
