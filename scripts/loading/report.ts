import { BUDGETS, type Cost, type Step, STEPS } from './budgets.js'
import type { Bundler } from './bundlers.js'

/** Cost of each step in one bundler. */
type Costs = Readonly<Record<Step, Cost>>

export interface Measured {
  readonly bundler: Bundler
  readonly costs: Costs
}

const KB = 1000

const IN_WORDS: Readonly<Record<keyof Cost, (value: number) => string>> = {
  files: (value) => `${value} files`,
  bytes: (value) => `${(value / KB).toFixed(1)} kB`,
  trips: (value) => `${value} round trips`,
}

const cell = ({ files, bytes, trips }: Cost): string =>
  [files, (bytes / KB).toFixed(1), trips].map((value) => (Number.isFinite(Number(value)) ? value : '–')).join(' / ')

/** Markdown table: files, kB and round trips per step and bundler, with the budgets. */
export const formatTable = (all: readonly Measured[]): string =>
  [
    ['files / kB / round trips', ...all.map(({ bundler }) => bundler), 'budget'],
    ['---', ...all.map(() => '---'), '---'],
    ...STEPS.map((step) => [step, ...all.map(({ costs }) => cell(costs[step])), cell(BUDGETS[step])]),
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')

const FIGURES = ['files', 'bytes', 'trips'] as const

/** Messages for figures above budget. */
export const findExcesses = (all: readonly Measured[]): readonly string[] =>
  all.flatMap(({ bundler, costs }) =>
    STEPS.flatMap((step) =>
      FIGURES.filter((figure) => costs[step][figure] > BUDGETS[step][figure]).map((figure) => {
        const [cost, budget] = [costs, BUDGETS].map((each) => IN_WORDS[figure](each[step][figure]))
        return `${bundler}: ${step} costs ${cost ?? ''}; the budget is ${budget ?? ''}`
      }),
    ),
  )

/** Remaining budget of each step, in the bundler with the least. */
export const listWhatIsLeft = (all: readonly Measured[]): readonly string[] =>
  STEPS.map((step) => {
    const { files, bytes } = BUDGETS[step]
    const most = (figure: 'files' | 'bytes'): number => Math.max(...all.map(({ costs }) => costs[step][figure]))
    const inKb = (value: number): string => (value / KB).toFixed(1)
    const weight = Number.isFinite(bytes)
      ? `, ${inKb(most('bytes'))} of ${inKb(bytes)} kB, ${inKb(bytes - most('bytes'))} left`
      : ''
    return `${step}: ${most('files')} of ${files} files${weight}`
  })
