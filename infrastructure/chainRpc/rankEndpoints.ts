import type { EndpointSample } from './EndpointSample.js'

const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const scoreOf = (samples: readonly EndpointSample[], slowestMs: number): number => {
  const stability = mean(samples.map(({ answered }) => (answered ? 1 : 0)))
  if (stability === 0) return 0
  const speed = slowestMs === 0 ? 1 : 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / slowestMs
  return LATENCY_WEIGHT * speed + STABILITY_WEIGHT * stability
}

/**
 * Positions of the endpoints, best first (S7-33); equal ones keep their order. `rounds` holds one sample an
 * endpoint in each round.
 */
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
