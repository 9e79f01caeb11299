import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { type SchedulerLike, type Subscription, timer } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import { createStore, type Readable } from '../kernel/store.js'

/** How long the visitor can take a disconnect back (WCAG 2.2.1 asks for no less where a time runs out). */
const UNDO_MS = 10_000

/** A wallet that the page has left, whose access was not given back yet. */
export interface PendingDisconnect {
  readonly key: ConnectorKey
  readonly wasActive: boolean
  readonly giveBack: TaskEither<ConnectError, void>
}

export interface PendingDisconnects {
  readonly pending: Readable<readonly PendingDisconnect[]>
  /** These can be undone from now on; what came before them no longer can. */
  readonly begin: (leaving: readonly PendingDisconnect[]) => void
  /** Hands them back to whoever undoes them. */
  readonly take: () => readonly PendingDisconnect[]
  readonly dispose: () => void
}

/**
 * Disconnects that can still be undone. Access ends after the undo time, with the next disconnects, or with the page.
 */
export const makePendingDisconnects = (deps: {
  readonly scheduler: SchedulerLike
  /** A wallet that the visitor connected again meanwhile keeps its access. */
  readonly isLive: (key: ConnectorKey) => boolean
  readonly failed: () => void
}): PendingDisconnects => {
  const pending = createStore<readonly PendingDisconnect[]>([])
  let running: Subscription | undefined

  const take = (): readonly PendingDisconnect[] => {
    const { value } = pending
    running?.unsubscribe()
    if (value.length > 0) pending.set([])
    return value
  }
  const end = async (): Promise<void> => {
    const outcomes = await Promise.all(
      take()
        .filter(({ key }) => !deps.isLive(key))
        .map(({ giveBack }) => giveBack()),
    )
    if (outcomes.some(E.isLeft)) deps.failed()
  }
  return {
    pending,
    take,
    begin: (leaving) => {
      void end()
      if (leaving.length === 0) return
      pending.set(leaving)
      running = timer(UNDO_MS, deps.scheduler).subscribe(() => void end())
    },
    dispose: () => void end(),
  }
}
