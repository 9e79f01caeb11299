import { type Observable, Subscription } from 'rxjs'
import type { Restoration } from './restoreConnection.js'

/** Repeated requests to remembered wallets that granted no access, or were missing, when the page started. */
export interface SecondLooks {
  /** Asks a wallet without a prompt, unless it is being asked. Only a granted access has an effect. */
  readonly ask: (connectorId: string) => void
  readonly stop: () => void
}

export const makeSecondLooks = ({
  isWanted,
  restoreConnection,
  settle,
}: {
  /** Whether it is remembered, and neither connected nor visibly being restored. */
  readonly isWanted: (connectorId: string) => boolean
  readonly restoreConnection: (connectorId: string) => Observable<Restoration>
  readonly settle: (connectorId: string, outcome: Restoration) => void
}): SecondLooks => {
  let running = new Subscription()
  const asked = new Set<string>()
  return {
    ask: (connectorId) => {
      if (asked.has(connectorId) || !isWanted(connectorId)) return
      asked.add(connectorId)
      const look = restoreConnection(connectorId).subscribe((outcome) => {
        asked.delete(connectorId)
        // The visitor may have connected another wallet or disconnected meanwhile.
        if (outcome._tag === 'Restored' && isWanted(connectorId)) settle(connectorId, outcome)
      })
      running.add(look)
    },
    stop: () => {
      running.unsubscribe()
      running = new Subscription()
      asked.clear()
    },
  }
}
