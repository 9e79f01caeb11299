import { defer, finalize } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { RelayHolder } from '../walletConnect/RelayHolder.js'

/** Which namespaces use the session of a page. */
export interface SessionUses {
  /** The page holds a connection of this connector as long as it listens to it. */
  readonly noted: (connector: WalletConnector) => WalletConnector
  /** A holder whose session ends with the last namespace that uses it. */
  readonly share: <H extends RelayHolder>(holder: H) => H
}

export const sessionUses = (): SessionUses => {
  const listeners = new Map<ChainNamespace, number>()
  const count = (namespace: ChainNamespace, more: 1 | -1): void =>
    void listeners.set(namespace, (listeners.get(namespace) ?? 0) + more)
  return {
    noted: (connector) => ({
      ...connector,
      events: defer(() => {
        count(connector.namespace, 1)
        return connector.events
      }).pipe(finalize(() => count(connector.namespace, -1))),
    }),
    share: (holder) => ({
      ...holder,
      end: async (namespace) => {
        if (![...listeners].some(([each, some]) => each !== namespace && some > 0)) await holder.end(namespace)
      },
    }),
  }
}
