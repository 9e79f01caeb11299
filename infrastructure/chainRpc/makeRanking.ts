import { debounceTime, defer, exhaustMap, repeat, type SchedulerLike, startWith, Subject, takeUntil, timer } from 'rxjs'
import type { EndpointSample } from './EndpointSample.js'
import { rankEndpoints } from './rankEndpoints.js'

const ROUND_INTERVAL_MS = 4_000
const SAMPLE_COUNT = 10
/** A chain nobody asked about for so long is not checked: a resting page sends nothing. */
const IN_USE_MS = 10_000

export interface Ranking {
  /** Positions of the endpoints, best first. */
  readonly order: () => readonly number[]
  /** The chain is in use now. */
  readonly touch: () => void
  readonly dispose: () => void
}

/**
 * Keeps endpoints ranked while they are in use: every 4 s, over 10 samples (S7-33). viem's own ranker does the
 * same sums but cannot be stopped: it checks for as long as the page lives and keeps a timer after `destroy()`.
 */
export const makeRanking = (deps: {
  /** One check an endpoint; each settles within the time a check has, and none rejects. */
  readonly checks: readonly (() => Promise<boolean>)[]
  readonly scheduler: SchedulerLike
}): Ranking => {
  const touches = new Subject<void>()
  let rounds: readonly (readonly EndpointSample[])[] = []
  let order: readonly number[] = deps.checks.map((_, position) => position)
  const sample = async (check: () => Promise<boolean>): Promise<EndpointSample> => {
    const start = deps.scheduler.now()
    const answered = await check()
    return { answered, latencyMs: deps.scheduler.now() - start }
  }
  const round = defer(() => Promise.all(deps.checks.map(sample)))
  const unused = touches.pipe(startWith(undefined), debounceTime(IN_USE_MS, deps.scheduler))
  const whileInUse = round.pipe(repeat({ delay: () => timer(ROUND_INTERVAL_MS, deps.scheduler) }), takeUntil(unused))
  const running = touches.pipe(exhaustMap(() => whileInUse)).subscribe((samples) => {
    rounds = [...rounds, samples].slice(-SAMPLE_COUNT)
    order = rankEndpoints(rounds)
  })
  return {
    order: () => order,
    touch: () => touches.next(),
    dispose: () => running.unsubscribe(),
  }
}
