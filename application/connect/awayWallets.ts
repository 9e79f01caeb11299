import type { WalletConnector } from '../ports/walletConnector.js'
import type { Restoration } from './restoreConnection.js'
import type { HeardWallets, RememberedIds } from './sessionWallets.js'

/** The wallets of a namespace that are remembered and not connected. */
export interface AwayWallets {
  /**
   * A wallet grants nothing, for now: it may be locked, so it stays remembered, and is heard if it is there. What is
   * over elsewhere, a session or a login, is forgotten: nobody is there to be asked (U-34).
   */
  readonly stay: (connectorId: string, why: Exclude<Restoration, { readonly _tag: 'Restored' }>) => void
  /** Whether it is heard, and asked when it has something to say; not once another tab has it back. */
  readonly isHeard: (connectorId: string) => boolean
  /** It has accounts again, as when it is unlocked, and is asked if the active one is known here. */
  readonly offer: (connectorId: string, active: string) => Promise<void>
}

export const makeAwayWallets = ({
  remembered,
  wallets,
  ask,
}: {
  readonly remembered: Pick<RememberedIds, 'recognises' | 'noteAway' | 'isAway' | 'forget'>
  readonly wallets: Pick<HeardWallets, 'of' | 'subscribe' | 'unsubscribe'>
  /** Asks it without a prompt, unseen, unless it is connected or being asked. */
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
      // Heard once: one that says something to each new listener would be asked without end.
      if (connector !== undefined && !isElsewhere(connector) && wallets.of(connectorId) !== connector)
        wallets.subscribe(connector)
    },
    isHeard: (connectorId) => wallets.of(connectorId) !== undefined && remembered.isAway(connectorId),
    offer: async (connectorId, active) => {
      const isKnown = await remembered.recognises(connectorId, active)
      // Meanwhile the visitor may have chosen, or disconnected.
      if (isKnown && wallets.of(connectorId) !== undefined) ask(connectorId)
    },
  }
}
