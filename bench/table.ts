import { type Findings, type Metric, METRICS } from './metrics.js'

/** The quantile (0 to 1) of the values, interpolated between neighbours. */
const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] ?? NaN
  const above = sorted[Math.ceil(at)] ?? NaN
  return below + (above - below) * (at - Math.floor(at))
}

export interface Round {
  readonly slowdown: number
  readonly findings: Findings
}

const MEDIAN = 0.5
const [LOW, HIGH] = [0.25, 0.75]

const digits = (value: number): string =>
  Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(2) : value.toFixed(0)

const valuesOf = (rounds: readonly Round[], slowdown: number, metric: Metric): readonly number[] =>
  rounds.filter((round) => round.slowdown === slowdown).flatMap(({ findings }) => findings[metric] ?? [])

const cell = (rounds: readonly Round[], slowdown: number, metric: Metric): string => {
  const values = valuesOf(rounds, slowdown, metric)
  if (values.length === 0) return ''
  const at = (share: number): string => digits(quantile(values, share))
  const spread = `${at(MEDIAN)} (${at(LOW)} to ${at(HIGH)})`
  if (!('ratio' in METRICS[metric])) return spread
  const ratio = quantile(values, MEDIAN) / quantile(valuesOf(rounds, slowdown, 'bare'), MEDIAN)
  return `${spread}, ${ratio.toFixed(2)} x`
}

/** Formats medians (quartiles) as a Markdown table, with the ratio to the bare dialog for metrics of opening. */
export const formatTable = (rounds: readonly Round[], slowdowns: readonly number[]): string => {
  // TypeScript widens the keys of the constant to strings.
  const metrics = Object.keys(METRICS) as readonly Metric[]
  const lines = [
    [
      'median (quartiles), ratio to the bare dialog',
      'unit',
      ...slowdowns.map((slowdown) => (slowdown === 1 ? 'full speed' : `processor ${slowdown} x slower`)),
    ],
    ...metrics.map((metric) => [
      METRICS[metric].label,
      METRICS[metric].unit,
      ...slowdowns.map((slowdown) => cell(rounds, slowdown, metric)),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}
