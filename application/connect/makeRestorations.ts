import { Subscription } from 'rxjs'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { RestoreConnection, Restoration } from './restoreConnection.js'

/** The wallets that are asked whether they still grant access. */
export interface Restorations {
  /** By their places. */
  readonly asking: () => readonly string[]
  /** Asks those that are not being asked, all at once, so that the last one is not later than the first; the others are given up. */
  readonly ask: (connectorIds: readonly string[]) => void
  readonly giveUp: (connectorId: string) => void
  readonly stop: () => void
}

/** Tells the outcomes in the order of the places, each as soon as those before it are known: `settle` no longer finds it among those asked. */
export const makeRestorations = (
  namespace: ChainNamespace,
  {
    restoreConnection,
    settle,
  }: {
    readonly restoreConnection: RestoreConnection
    readonly settle: (connectorId: string, outcome: Restoration) => void
  },
): Restorations => {
  let asking: readonly string[] = []
  let running = new Subscription()
  const answers = new Map<string, Restoration>()

  const giveUp = (connectorId: string): void => {
    asking = asking.filter((id) => id !== connectorId)
    answers.delete(connectorId)
  }
  const tell = (): void => {
    for (const id of asking) {
      const outcome = answers.get(id)
      if (outcome === undefined) return
      giveUp(id)
      settle(id, outcome)
    }
  }
  return {
    asking: () => asking,
    giveUp: (connectorId) => {
      giveUp(connectorId)
      tell()
    },
    ask: (connectorIds) => {
      const fresh = connectorIds.filter((id) => !asking.includes(id))
      asking.filter((id) => !connectorIds.includes(id)).forEach(giveUp)
      asking = connectorIds
      for (const connectorId of fresh) {
        running.add(
          restoreConnection({ namespace, connectorId }).subscribe((outcome) => {
            if (!asking.includes(connectorId)) return
            answers.set(connectorId, outcome)
            tell()
          }),
        )
      }
    },
    stop: () => {
      running.unsubscribe()
      running = new Subscription()
      asking = []
      answers.clear()
    },
  }
}
