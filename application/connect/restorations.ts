import { Subscription, switchMap } from 'rxjs'
import type { ChainNamespace } from '../../domain/network/network.js'
import { type Restoration, type RestoreConnection, withEvents } from './restoreConnection.js'

/** The wallets being asked whether they still grant access. */
export interface Restorations {
  /** In the order of the list. */
  readonly asking: () => readonly string[]
  /** Asks all wallets that are not being asked yet, in parallel, and drops the others. */
  readonly ask: (connectorIds: readonly string[]) => void
  /**
   * Asks one more without a prompt and without showing that, unless it is connected or being asked; only a granted
   * access has an effect.
   */
  readonly askUnseen: (connectorId: string) => void
  readonly giveUp: (connectorId: string) => void
  readonly stop: () => void
}

/**
 * Reports outcomes in the order of the list, each as soon as all earlier ones are known, and updated by the wallet's
 * events until then. When `settle` is called, its wallet no longer counts as being asked.
 */
export const makeRestorations = (
  namespace: ChainNamespace,
  {
    restoreConnection,
    settle,
    isWanted,
  }: {
    readonly restoreConnection: RestoreConnection
    readonly settle: (connectorId: string, outcome: Restoration) => void
    /** Whether a wallet is remembered and not connected. */
    readonly isWanted: (connectorId: string) => boolean
  },
): Restorations => {
  let asking: readonly string[] = []
  const running = new Map<string, Subscription>()
  const answers = new Map<string, Restoration>()
  /** Questions to wallets that granted no access, or were missing, when the page started. */
  const unseen = new Map<string, Subscription>()

  const giveUp = (connectorId: string): void => {
    asking = asking.filter((id) => id !== connectorId)
    answers.delete(connectorId)
    running.get(connectorId)?.unsubscribe()
    running.delete(connectorId)
  }
  const settleInOrder = (): void => {
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
      settleInOrder()
    },
    ask: (connectorIds) => {
      const fresh = connectorIds.filter((id) => !asking.includes(id))
      asking.filter((id) => !connectorIds.includes(id)).forEach(giveUp)
      asking = connectorIds
      for (const connectorId of fresh) {
        const questions = new Subscription()
        running.set(connectorId, questions)
        questions.add(
          restoreConnection({ namespace, connectorId })
            .pipe(switchMap(withEvents))
            .subscribe((outcome) => {
              answers.set(connectorId, outcome)
              settleInOrder()
            }),
        )
      }
    },
    askUnseen: (connectorId) => {
      const isUseful = (): boolean => isWanted(connectorId) && !asking.includes(connectorId)
      if (unseen.has(connectorId) || !isUseful()) return
      const question = new Subscription()
      unseen.set(connectorId, question)
      question.add(
        restoreConnection({ namespace, connectorId }).subscribe((outcome) => {
          unseen.delete(connectorId)
          // The visitor may have connected another wallet or disconnected meanwhile.
          if (outcome._tag === 'Restored' && isUseful()) settle(connectorId, outcome)
        }),
      )
    },
    stop: () => {
      for (const question of unseen.values()) question.unsubscribe()
      unseen.clear()
      asking.forEach(giveUp)
    },
  }
}
