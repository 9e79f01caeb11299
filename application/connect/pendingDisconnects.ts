import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { type SchedulerLike, type Subscription, timer } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import { createStore, type Readable } from '../kernel/store.js'

/** How long a disconnect can be undone (WCAG 2.2.1 requires no less for time limits). */
const UNDO_MS = 10_000

/** A wallet that the page has disconnected, whose access is not revoked yet. */
export interface PendingDisconnect {
  readonly key: ConnectorKey
  readonly wasActive: boolean
  readonly giveBack: TaskEither<ConnectError, void>
}

export interface PendingDisconnects {
  readonly pending: Readable<readonly PendingDisconnect[]>
  /** Makes these undoable; earlier ones no longer are. */
  readonly begin: (leaving: readonly PendingDisconnect[]) => void
  /** Returns the undoable ones and stops tracking them. */
  readonly take: () => readonly PendingDisconnect[]
  readonly dispose: () => void
}

/**
 * Disconnects that can still be undone. Access is revoked after the undo time, at the next disconnects, or at the end
 * of the page.
 */
export const makePendingDisconnects = (deps: {
  readonly scheduler: SchedulerLike
  /** A wallet that the visitor has reconnected keeps its access. */
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
