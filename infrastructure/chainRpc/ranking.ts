import { defer, exhaustMap, repeat, type SchedulerLike, startWith, Subject, switchMap, takeUntil, timer } from 'rxjs'

/** Result of one endpoint in one round of checks. */
interface EndpointSample {
  readonly latencyMs: number
  readonly answered: boolean
}

const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const scoreOf = (samples: readonly EndpointSample[], slowestMs: number): number => {
  const stability = mean(samples.map(({ answered }) => (answered ? 1 : 0)))
  if (stability === 0) return 0
  const speed = slowestMs === 0 ? 1 : 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / slowestMs
  return LATENCY_WEIGHT * speed + STABILITY_WEIGHT * stability
}

/** Positions of the endpoints, best first (S7-33); ties keep their order. Each round has one sample per endpoint. */
export const rankEndpoints = (rounds: readonly (readonly EndpointSample[])[]): readonly number[] => {
  const slowestMs = Math.max(0, ...rounds.flat().map(({ latencyMs }) => latencyMs))
  const scores = (rounds[0] ?? []).map((_, position) =>
    scoreOf(
      rounds.flatMap((round) => round.slice(position, position + 1)),
      slowestMs,
    ),
  )
  return scores
    .map((score, position) => ({ score, position }))
    .sort((a, b) => b.score - a.score)
    .map(({ position }) => position)
}

const ROUND_INTERVAL_MS = 4_000
const SAMPLE_COUNT = 10
/** Checks stop this long after the last use, so that an idle page sends nothing. */
const IN_USE_MS = 10_000

export interface Ranking {
  /** Positions of the endpoints, best first. */
  readonly order: () => readonly number[]
  /** Marks the chain as in use. */
  readonly touch: () => void
  readonly dispose: () => void
}

/**
 * Ranks endpoints while they are in use: every 4 s, over 10 samples (S7-33). viem's own ranker computes the same but
 * cannot be stopped: it polls for the page's life and keeps a timer after `destroy()`.
 */
export const makeRanking = (deps: {
  /** One check per endpoint; each settles within its deadline and never rejects. */
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
  const unused = touches.pipe(
    startWith(undefined),
    switchMap(() => timer(IN_USE_MS, deps.scheduler)),
  )
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
