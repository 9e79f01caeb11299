import type { WalletConnector } from '../ports/walletConnector.js'
import type { Restoration } from './restoreConnection.js'
import type { HeardWallets, RememberedIds } from './sessionWallets.js'

/** The remembered wallets of a namespace that are not connected. */
export interface AwayWallets {
  /**
   * A wallet grants no access now. It may be locked, so it stays remembered, and its events are observed if it is in
   * this page. A remote session or a login that has ended is removed, because no wallet remains to be asked (U-34).
   */
  readonly stay: (connectorId: string, why: Exclude<Restoration, { readonly _tag: 'Restored' }>) => void
  /** Whether its events are observed and lead to a request; `false` once another tab has restored it. */
  readonly isHeard: (connectorId: string) => boolean
  /** It reports accounts again, for example when it is unlocked; it is asked if the active one is remembered. */
  readonly offer: (connectorId: string, active: string) => Promise<void>
}

export const makeAwayWallets = ({
  remembered,
  wallets,
  ask,
}: {
  readonly remembered: Pick<RememberedIds, 'recognises' | 'noteAway' | 'isAway' | 'forget'>
  readonly wallets: Pick<HeardWallets, 'of' | 'subscribe' | 'unsubscribe'>
  /** Asks it without a prompt and without showing that, unless it is connected or being asked. */
  readonly ask: (connectorId: string) => void
}): AwayWallets => {
  const isElsewhere = (connector: WalletConnector | undefined): boolean => connector?.remote === true
  return {
    stay: (connectorId, { _tag, connector }) => {
      if (_tag === 'Revoked' && isElsewhere(connector)) {
        wallets.unsubscribe(connectorId)
        return remembered.forget(connectorId)
      }
      remembered.noteAway(connectorId)
      // Subscribes once: a wallet that emits to each new subscriber would be asked endlessly.
      if (connector !== undefined && !isElsewhere(connector) && wallets.of(connectorId) !== connector)
        wallets.subscribe(connector)
    },
    isHeard: (connectorId) => wallets.of(connectorId) !== undefined && remembered.isAway(connectorId),
    offer: async (connectorId, active) => {
      const isKnown = await remembered.recognises(connectorId, active)
      // The visitor may have connected another wallet or disconnected meanwhile.
      if (isKnown && wallets.of(connectorId) !== undefined) ask(connectorId)
    },
  }
}
