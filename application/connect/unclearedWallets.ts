import type { Observable } from 'rxjs'
import type { Connection } from '../../domain/connect/connection.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { HeardWallets, RememberedIds } from './sessionWallets.js'

/** The restored wallets of a namespace that another wallet may still imitate. */
export interface UnclearedWallets {
  /** The connection of a restored wallet is shown; it is taken back if `cleared` emits `false`. */
  readonly add: (connector: WalletConnector, cleared: Observable<boolean>) => void
  /** Like `RememberedIds.noteGranted`; stores nothing of a wallet before it is cleared. */
  readonly noteGranted: RememberedIds['noteGranted']
}

export const makeUnclearedWallets = ({
  wallets,
  remembered,
  live,
  takeBack,
}: {
  readonly wallets: Pick<HeardWallets, 'of' | 'unsubscribe'>
  readonly remembered: Pick<RememberedIds, 'noteGranted'>
  readonly live: () => readonly Connection[]
  readonly takeBack: (connectorId: string) => void
}): UnclearedWallets => {
  const uncleared = new Set<WalletConnector>()
  return {
    noteGranted: (connector, accounts) => {
      if (!uncleared.has(connector)) remembered.noteGranted(connector, accounts)
    },
    add: (connector, cleared) => {
      uncleared.add(connector)
      cleared.subscribe((isClear) => {
        uncleared.delete(connector)
        const connection = live().find(({ connectorId }) => connectorId === connector.id)
        // The visitor may have connected another wallet, or disconnected.
        if (wallets.of(connector.id) !== connector || connection === undefined) return
        if (isClear) return remembered.noteGranted(connector, connection.accounts)
        wallets.unsubscribe(connector.id)
        takeBack(connector.id)
      })
    },
  }
}
