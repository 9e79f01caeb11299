import type { ProviderMessage } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { pageReturns } from '../../shared/pageReturns.js'
import { attempt, readField } from '../../shared/safeRead.js'
import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import { isNonEmpty } from '../shared/connectorBase.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import { readProviderError } from '../shared/providerErrors.js'

type Listener = (payload: unknown) => void

/**
 * An EIP-1193 provider with the methods it had when found: methods that a script replaces later are not called.
 */
export interface PinnedProvider {
  /** The provider object. Equal objects mean the same wallet. */
  readonly identity: object
  /** May throw, reject, return anything, or never settle. */
  readonly request: (request: WalletRequest) => unknown
  /**
   * Subscribes to an event; returns the unsubscribe function. Never emits for a provider without events, or if its
   * emitter throws.
   */
  readonly listen: (event: string, listener: Listener) => () => void
}

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

type Method = (...args: readonly unknown[]) => unknown

/** The first of these methods that exists on the provider, bound to it; later reassignments have no effect. */
const pinMethod = (provider: unknown, ...names: readonly string[]): Method | undefined => {
  const method = names.map((name) => readField(provider, name)).find((each) => typeof each === 'function')
  return method && ((...args): unknown => apply(method, provider, args))
}

/** A listener that forwards to many. */
const makeForwarder = () => {
  const listeners = new Set<Listener>()
  return { listeners, forward: (payload: unknown): void => [...listeners].forEach((listener) => listener(payload)) }
}

/**
 * Events of a provider. Registers one listener per event, shared by all subscribers. A listener that cannot be removed
 * stays registered, idle, and is reused: otherwise each connection would add one in in-app browsers.
 */
const pinEvents = (provider: object): PinnedProvider['listen'] => {
  const on = pinMethod(provider, 'on')
  const off = pinMethod(provider, 'removeListener', 'off')
  const forwarders = new Map<string, ReturnType<typeof makeForwarder>>()
  return (event, listener) => {
    const forwarder = forwarders.get(event)
    const { listeners, forward } = forwarder ?? makeForwarder()
    listeners.add(listener)
    if (forwarder === undefined) {
      forwarders.set(event, { listeners, forward })
      // If the emitter throws, now or later, the provider counts as having no events; its answers are still used.
      Promise.resolve(attempt<unknown>(() => on?.(event, forward), undefined)).catch(() => undefined)
    }
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0 || off === undefined) return
      const takeOff = (): boolean => {
        Promise.resolve(off(event, forward)).catch(() => undefined)
        return forwarders.delete(event)
      }
      attempt(takeOff, false)
    }
  }
}

/** Pins the methods of a provider, which may be a function; `undefined` without a `request` method. */
export const pinProvider = (provider: unknown): PinnedProvider | undefined => {
  if ((typeof provider !== 'object' && typeof provider !== 'function') || provider === null) return undefined
  const request = pinMethod(provider, 'request')
  return (
    request &&
    Object.freeze({
      identity: provider,
      request: ({ method, params }: WalletRequest) => request(params === undefined ? { method } : { method, params }),
      listen: pinEvents(provider),
    })
  )
}

/** MetaMask sends this code while it reconnects to the chain; access remains granted. */
const RECONNECTING = 1013

const READERS: Readonly<Record<string, (payload: unknown) => ConnectorEvent | undefined>> = {
  accountsChanged: (payload) => {
    const accounts = EvmAccounts.decode(payload)
    if (E.isLeft(accounts)) return undefined
    return isNonEmpty(accounts.right) ? { _tag: 'AccountsChanged', accounts: accounts.right } : { _tag: 'Disconnected' }
  },
  chainChanged: (payload) => {
    const caipNetworkId = EvmChainId.decode(payload)
    return E.isLeft(caipNetworkId) ? undefined : { _tag: 'ChainChanged', caipNetworkId: caipNetworkId.right }
  },
  disconnect: (payload) => (readProviderError(payload).code === RECONNECTING ? undefined : { _tag: 'Disconnected' }),
}

/** Methods that return the current value of an event without a prompt. */
const QUESTIONS: Readonly<Record<string, string>> = { accountsChanged: 'eth_accounts', chainChanged: 'eth_chainId' }

/**
 * Decoded events of a provider. Polls the current values after a malformed event (one poll at a time), when the page
 * returns from the back-forward cache, and when the provider reconnects; drops malformed answers. Unsubscribing removes
 * all listeners.
 */
export const providerEvents = (provider: PinnedProvider): Observable<ConnectorEvent> =>
  new Observable((subscriber) => {
    /** Number of valid events by name. */
    const counts: Record<string, number> = {}
    const emit = (name: string, payload: unknown): ConnectorEvent | undefined => {
      const event = READERS[name]?.(payload)
      if (event !== undefined) {
        counts[name] = (counts[name] ?? 0) + 1
        subscriber.next(event)
      }
      return event
    }
    /** Ignores the answer if an event arrived meanwhile: the event is newer. */
    const ask = async (name: string, method: string): Promise<void> => {
      const before = counts[name]
      const answer = await provider.request({ method })
      if (counts[name] === before) emit(name, answer)
    }
    /** A wallet that does not answer, or throws, is considered unchanged. */
    const askAll = (): void => {
      for (const [name, method] of Object.entries(QUESTIONS)) void ask(name, method).catch(() => undefined)
    }
    /** Events with a poll in flight. */
    const unclear = new Set<string>()
    const clarify = (name: string): void => {
      const method = QUESTIONS[name]
      if (method === undefined || unclear.has(name)) return
      unclear.add(name)
      void ask(name, method)
        .catch(() => undefined)
        .finally(() => unclear.delete(name))
    }
    const stops = Object.keys(READERS).map((name) =>
      provider.listen(name, (payload) => emit(name, payload) ?? clarify(name)),
    )
    subscriber.add(pageReturns.subscribe(askAll))
    // Sent after a reconnect (EIP-1193); a provider need not repeat its accounts.
    stops.push(provider.listen('connect', askAll))
    return () => stops.forEach((stop) => stop())
  })

/** Push messages of a provider; unsubscribing removes the listener. */
export const providerMessages = (provider: PinnedProvider): Observable<ProviderMessage> =>
  new Observable((subscriber) =>
    provider.listen('message', (payload) => {
      const type = readField(payload, 'type')
      if (typeof type === 'string') subscriber.next({ type, data: readField(payload, 'data') })
    }),
  )
