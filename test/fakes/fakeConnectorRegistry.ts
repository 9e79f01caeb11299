import type { ConnectorRegistry, WalletConnector } from '../../application/ports/walletConnector.js'
import { createStore } from '../../application/kernel/store.js'

export interface FakeConnectorRegistry extends ConnectorRegistry {
  /** Code that finds more wallets is on its way, or has come. */
  readonly looks: (on: boolean) => void
  /** A wallet announces itself. */
  readonly announce: (connector: WalletConnector) => void
  /** A wallet leaves the list. */
  readonly remove: (connectorId: string) => void
}

/** The wallets a test puts into the page. */
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
