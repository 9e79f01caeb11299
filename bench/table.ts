import { type Findings, type Metric, METRICS } from './metrics.js'
import type { Site } from './sites.js'

/** Quantile (0 to 1) of the values, interpolated between neighbours. */
const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] ?? NaN
  const above = sorted[Math.ceil(at)] ?? NaN
  return below + (above - below) * (at - Math.floor(at))
}

export interface Round {
  readonly site: Site['name']
  readonly slowdown: number
  readonly findings: Findings
}

const MEDIAN = 0.5
const [LOW, HIGH] = [0.25, 0.75]

const digits = (value: number): string =>
  Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(2) : value.toFixed(0)

const median = (values: readonly number[]): string => (values.length === 0 ? '' : digits(quantile(values, MEDIAN)))

const spread = (values: readonly number[]): string =>
  values.length < 2
    ? median(values)
    : `${median(values)} (${digits(quantile(values, LOW))} to ${digits(quantile(values, HIGH))})`

/** Cells for one speed: Portico, bare page, and their ratio. */
const cells = (rounds: readonly Round[], metric: Metric): readonly string[] => {
  const valuesOf = (site: Site['name'], of: Metric): readonly number[] =>
    rounds.filter((round) => round.site === site).flatMap(({ findings }) => findings[of] ?? [])
  const shape = METRICS[metric]
  const values = valuesOf('portico', metric)
  const beside = 'beside' in shape ? valuesOf('bare', shape.beside) : []
  const isCompared = 'ratio' in shape && values.length > 0 && beside.length > 0
  const ratio = isCompared ? `${(quantile(values, MEDIAN) / quantile(beside, MEDIAN)).toFixed(2)} x` : ''
  return [spread(values), values.length === 0 ? '' : median(beside), ratio]
}

const speed = (slowdown: number): string => (slowdown === 1 ? 'full speed' : `${slowdown} x slower`)

/** Formats a Markdown table: Portico's medians (quartiles) next to the bare page's medians, at each speed. */
export const formatTable = (rounds: readonly Round[], slowdowns: readonly number[]): string => {
  // Cast is safe: `Object.keys` widens the constant's keys to strings.
  const metrics = Object.keys(METRICS) as readonly Metric[]
  const lines = [
    ['median (quartiles)', 'unit', ...slowdowns.flatMap((slowdown) => [speed(slowdown), 'bare', 'ratio'])],
    ...metrics.map((metric) => [
      METRICS[metric].label,
      METRICS[metric].unit,
      ...slowdowns.flatMap((slowdown) =>
        cells(
          rounds.filter((round) => round.slowdown === slowdown),
          metric,
        ),
      ),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}
