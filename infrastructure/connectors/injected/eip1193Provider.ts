import type { ConnectorEvent, ProviderMessage, WalletRequest } from '../../../application/ports/walletConnector.js'
import { pageReturns } from '../../shared/pageReturns.js'
import { readField } from '../../shared/safeRead.js'
import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import { isNonEmpty } from '../shared/connectorBase.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import { readProviderError } from '../shared/providerErrors.js'

/** An EIP-1193 provider as it was when it was found; a script that replaces its methods later is not called. */
export interface PinnedProvider {
  /** Two providers are one wallet only when this is the same object. */
  readonly identity: object
  /** May throw, reject, answer anything or never. */
  readonly request: (request: WalletRequest) => unknown
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

/** Pins the call path of a provider; `undefined` when it lacks `request`, `on` or `removeListener`. */
export const pinProvider = (provider: unknown): PinnedProvider | undefined => {
  if (typeof provider !== 'object' || provider === null) return undefined
  const request = readField(provider, 'request')
  const on = readField(provider, 'on')
  const removeListener = readField(provider, 'removeListener')
  if (typeof request !== 'function' || typeof on !== 'function' || typeof removeListener !== 'function')
    return undefined
  return Object.freeze({
    identity: provider,
    request: ({ method, params }): unknown =>
      apply(request, provider, [params === undefined ? { method } : { method, params }]),
    on: (event, listener) => void apply(on, provider, [event, listener]),
    removeListener: (event, listener) => void apply(removeListener, provider, [event, listener]),
  } satisfies PinnedProvider)
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

const quietly = (act: () => void): void => {
  try {
    act()
  } catch {
    // A provider whose emitter throws has no events; its answers still count.
  }
}

const hear = (provider: PinnedProvider, name: string, listener: (payload: unknown) => void): (() => void) => {
  quietly(() => provider.on(name, listener))
  return () => quietly(() => provider.removeListener(name, listener))
}

/** What says, without a prompt, what the last event of a name would have said. */
const QUESTIONS = { accountsChanged: 'eth_accounts', chainChanged: 'eth_chainId' }

/**
 * A provider's events, decoded; what makes no sense is dropped. Where the browser kept the page, or the provider was
 * cut off and is back, it is asked what it would have said meanwhile. Unsubscribing removes every listener.
 */
export const providerEvents = (provider: PinnedProvider): Observable<ConnectorEvent> =>
  new Observable((subscriber) => {
    /** How often each event came. */
    const counts: Record<string, number> = {}
    const tell = (name: string, payload: unknown): void => {
      counts[name] = (counts[name] ?? 0) + 1
      const event = READERS[name]?.(payload)
      if (event !== undefined) subscriber.next(event)
    }
    const stops = Object.keys(READERS).map((name) => hear(provider, name, (payload) => tell(name, payload)))
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
    subscriber.add(pageReturns.subscribe(askAll))
    // What a provider says that was cut off from its chains and is back (EIP-1193): it need not tell of its accounts.
    stops.push(hear(provider, 'connect', askAll))
    return () => stops.forEach((stop) => stop())
  })

/** What a provider pushes; as above. */
export const providerMessages = (provider: PinnedProvider): Observable<ProviderMessage> =>
  new Observable((subscriber) =>
    hear(provider, 'message', (payload) => {
      const type = readField(payload, 'type')
      if (typeof type === 'string') subscriber.next({ type, data: readField(payload, 'data') })
    }),
  )
