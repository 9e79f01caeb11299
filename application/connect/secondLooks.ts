import { type Observable, Subscription } from 'rxjs'
import type { Restoration } from './restoreConnection.js'

/** Questions to remembered wallets that granted nothing, or were not there, when the page began. */
export interface SecondLooks {
  /** Asks one without a prompt, unless it is being asked. Only what it grants shows. */
  readonly ask: (connectorId: string) => void
  readonly stop: () => void
}

export const makeSecondLooks = ({
  isWanted,
  restoreConnection,
  settle,
}: {
  /** Whether it is remembered, and neither connected nor being asked for all to see. */
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
        // Meanwhile the visitor may have chosen, or disconnected.
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
