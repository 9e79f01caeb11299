import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import type { ConnectorEvent } from '../../application/ports/WalletConnector.js'
import { EvmAccounts } from './EvmAccounts.js'
import { EvmChainId } from './EvmChainId.js'
import { isFilled } from './isFilled.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { readProviderError } from './readProviderError.js'

/** MetaMask's "lost the chain, trying again": access still stands. */
const RECONNECTING = 1013

const READERS: Readonly<Record<string, (payload: unknown) => ConnectorEvent | undefined>> = {
  accountsChanged: (payload) => {
    const accounts = EvmAccounts.decode(payload)
    if (E.isLeft(accounts)) return undefined
    return isFilled(accounts.right) ? { _tag: 'AccountsChanged', accounts: accounts.right } : { _tag: 'Disconnected' }
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

/** A provider's events, decoded; what makes no sense is dropped. Unsubscribing removes every listener. */
export const providerEvents = (provider: PinnedProvider): Observable<ConnectorEvent> =>
  new Observable((subscriber) => {
    const listeners = Object.entries(READERS).map(([name, read]) => {
      const listener = (payload: unknown): void => {
        const event = read(payload)
        if (event !== undefined) subscriber.next(event)
      }
      quietly(() => provider.on(name, listener))
      return () => quietly(() => provider.removeListener(name, listener))
    })
    return () => listeners.forEach((remove) => remove())
  })
