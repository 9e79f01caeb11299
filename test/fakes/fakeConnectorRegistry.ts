import type { ConnectorRegistry, WalletConnector } from '../../application/ports/walletConnector.js'
import { createStore } from '../../application/kernel/store.js'

export interface FakeConnectorRegistry extends ConnectorRegistry {
  /** Whether code that finds more wallets is still loading. */
  readonly looks: (on: boolean) => void
  /** Announces a wallet. */
  readonly announce: (connector: WalletConnector) => void
  /** Removes a wallet from the list. */
  readonly remove: (connectorId: string) => void
}

/** The wallets that a test puts into the page. */
export const fakeConnectorRegistry = (initial: readonly WalletConnector[] = []): FakeConnectorRegistry => {
  const connectors = createStore(initial)
  const looking = createStore(false)
  return {
    connectors,
    looking,
    looks: looking.set,
    announce: (connector) => connectors.update((known) => [...known, connector]),
    remove: (connectorId) => connectors.update((known) => known.filter(({ id }) => id !== connectorId)),
  }
}
