import type { ConnectorEvent, ProviderMessage, WalletRequest } from '../../../application/ports/walletConnector.js'
import { pageReturns } from '../../shared/pageReturns.js'
import { attempt, readField } from '../../shared/safeRead.js'
import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import { isNonEmpty } from '../shared/connectorBase.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import { readProviderError } from '../shared/providerErrors.js'

type Listener = (payload: unknown) => void

/** An EIP-1193 provider as it was when it was found; a script that replaces its methods later is not called. */
export interface PinnedProvider {
  /** Two providers are one wallet only when this is the same object. */
  readonly identity: object
  /** May throw, reject, answer anything or never. */
  readonly request: (request: WalletRequest) => unknown
  /** Hears an event until what it returns is called; a provider without events, or whose emitter throws, is silent. */
  readonly hear: (event: string, listener: Listener) => () => void
}

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

type Method = (...args: readonly unknown[]) => unknown

/** The first of these that a provider has as a method, called on it whatever becomes of its name later. */
const pinMethod = (provider: unknown, ...names: readonly string[]): Method | undefined => {
  const method = names.map((name) => readField(provider, name)).find((each) => typeof each === 'function')
  return method && ((...args): unknown => apply(method, provider, args))
}

/** One listener that tells many. */
const makeTeller = () => {
  const listeners = new Set<Listener>()
  return { listeners, tell: (payload: unknown): void => [...listeners].forEach((listener) => listener(payload)) }
}

/**
 * The events of a provider. It gets one listener for an event, however many hear it. One that it can't take off stays,
 * mute, for whoever hears that event next: in-app browsers would collect one with every connection.
 */
const pinEvents = (provider: object): PinnedProvider['hear'] => {
  const on = pinMethod(provider, 'on')
  const off = pinMethod(provider, 'removeListener', 'off')
  const heard = new Map<string, ReturnType<typeof makeTeller>>()
  return (event, listener) => {
    const known = heard.get(event)
    const { listeners, tell } = known ?? makeTeller()
    listeners.add(listener)
    if (known === undefined) {
      heard.set(event, { listeners, tell })
      // A provider whose emitter throws, now or later, has no events; its answers still count.
      Promise.resolve(attempt<unknown>(() => on?.(event, tell), undefined)).catch(() => undefined)
    }
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0 || off === undefined) return
      const takeOff = (): boolean => {
        Promise.resolve(off(event, tell)).catch(() => undefined)
        return heard.delete(event)
      }
      attempt(takeOff, false)
    }
  }
}

/** Pins the call path of a provider, which may be a function; `undefined` when it has no method `request`. */
export const pinProvider = (provider: unknown): PinnedProvider | undefined => {
  if ((typeof provider !== 'object' && typeof provider !== 'function') || provider === null) return undefined
  const request = pinMethod(provider, 'request')
  return (
    request &&
    Object.freeze({
      identity: provider,
      request: ({ method, params }: WalletRequest) => request(params === undefined ? { method } : { method, params }),
      hear: pinEvents(provider),
    })
  )
}

/** MetaMask's "lost the chain, trying again": access still stands. */
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

/** What says, without a prompt, what the last event of a name would have said. */
const QUESTIONS: Readonly<Record<string, string>> = { accountsChanged: 'eth_accounts', chainChanged: 'eth_chainId' }

/**
 * A provider's events, decoded. It is asked what it would have said where what it says makes no sense, one question at
 * a time, where the browser kept the page, and where it was cut off and is back; an answer that makes no sense is
 * dropped. Unsubscribing removes every listener.
 */
export const providerEvents = (provider: PinnedProvider): Observable<ConnectorEvent> =>
  new Observable((subscriber) => {
    /** How often each event came. */
    const counts: Record<string, number> = {}
    const tell = (name: string, payload: unknown): ConnectorEvent | undefined => {
      const event = READERS[name]?.(payload)
      if (event !== undefined) {
        counts[name] = (counts[name] ?? 0) + 1
        subscriber.next(event)
      }
      return event
    }
    /** What it says by itself meanwhile is newer than its answer. */
    const ask = async (name: string, method: string): Promise<void> => {
      const before = counts[name]
      const answer = await provider.request({ method })
      if (counts[name] === before) tell(name, answer)
    }
    /** A wallet that answers nothing, or throws, is where it was. */
    const askAll = (): void => {
      for (const [name, method] of Object.entries(QUESTIONS)) void ask(name, method).catch(() => undefined)
    }
    /** What it is being asked because of what it said. */
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
      provider.hear(name, (payload) => tell(name, payload) ?? clarify(name)),
    )
    subscriber.add(pageReturns.subscribe(askAll))
    // What a provider says that was cut off from its chains and is back (EIP-1193): it need not tell of its accounts.
    stops.push(provider.hear('connect', askAll))
    return () => stops.forEach((stop) => stop())
  })

/** What a provider pushes; as above. */
export const providerMessages = (provider: PinnedProvider): Observable<ProviderMessage> =>
  new Observable((subscriber) =>
    provider.hear('message', (payload) => {
      const type = readField(payload, 'type')
      if (typeof type === 'string') subscriber.next({ type, data: readField(payload, 'data') })
    }),
  )
