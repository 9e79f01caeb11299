import { VirtualTimeScheduler } from 'rxjs'
import { turn } from './turn.js'

export interface VirtualTime {
  /** Pass this instead of `asyncScheduler`. Its `now()` is in milliseconds from 0. */
  readonly scheduler: VirtualTimeScheduler
  /** Advances time by `ms`, running due work in order, and lets promises settle after each step. */
  readonly advance: (ms: number) => Promise<void>
}

/**
 * A manually advanced clock. RxJS's `TestScheduler` flushes synchronously, so a promise in a chain never settles inside
 * it; here each due moment is followed by a turn of the event loop, or by what the caller waits with.
 */
export const makeVirtualTime = (settle: () => Promise<void> = turn): VirtualTime => {
  const scheduler = new VirtualTimeScheduler()
  const runNextMoment = (end: number): boolean => {
    const due = scheduler.actions.reduce((first, action) => Math.min(first, action.delay), Infinity)
    if (due > end) return false
    scheduler.maxFrames = due
    scheduler.flush()
    return true
  }
  const advance = async (ms: number): Promise<void> => {
    const end = scheduler.frame + ms
    await settle()
    while (runNextMoment(end)) await settle()
    scheduler.frame = end
  }
  return { scheduler, advance }
}
