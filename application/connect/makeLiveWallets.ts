import { Subscription } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../ports/WalletConnector.js'

/** The wallets of a namespace that are listened to, each once. */
export interface LiveWallets {
  readonly of: (connectorId: string) => WalletConnector | undefined
  readonly all: () => readonly WalletConnector[]
  readonly hear: (connector: WalletConnector) => void
  /** Nothing that the wallet says from now on can change the state. */
  readonly letGo: (connectorId: string) => void
}

export const makeLiveWallets = (told: (connectorId: string, event: ConnectorEvent) => void): LiveWallets => {
  const lives = new Map<string, { readonly connector: WalletConnector; readonly heard: Subscription }>()
  const letGo = (connectorId: string): void => {
    lives.get(connectorId)?.heard.unsubscribe()
    lives.delete(connectorId)
  }
  return {
    of: (connectorId) => lives.get(connectorId)?.connector,
    all: () => [...lives.values()].map(({ connector }) => connector),
    letGo,
    hear: (connector) => {
      letGo(connector.id)
      const heard = new Subscription()
      lives.set(connector.id, { connector, heard })
      // What it says while it is subscribed to may already end it.
      heard.add(connector.events.subscribe((event) => told(connector.id, event)))
    },
  }
}
