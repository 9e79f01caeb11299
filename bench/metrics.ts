interface MetricShape {
  readonly label: string
  readonly unit: string
  /** Measurement of the bare page for comparison. */
  readonly beside?: string
  /** Whether the table shows the ratio of the two. */
  readonly ratio?: true
}

/** Every metric, in table order. Steps that the bare page lacks are compared with its click to 40 rows. */
export const METRICS = {
  ready: { label: 'reload: navigation to the button', unit: 'ms', beside: 'ready', ratio: true },
  back: { label: 'reload: navigation to the account', unit: 'ms', beside: 'back', ratio: true },
  atOnce: {
    label: 'first visit, a press as soon as the button is there: navigation to rows',
    unit: 'ms',
    beside: 'atOnce',
    ratio: true,
  },
  rows: { label: 'Connect after a hover: click to rows', unit: 'ms', beside: 'rows', ratio: true },
  settled: { label: 'Connect after a hover: click to the last change', unit: 'ms', beside: 'settled', ratio: true },
  again: { label: 'Connect once more: click to rows', unit: 'ms', beside: 'again', ratio: true },
  longTasks: { label: 'from the hover to the rows: tasks over 50 ms', unit: 'tasks', beside: 'longTasks' },
  longestTask: { label: 'the longest of them', unit: 'ms', beside: 'longestTask' },
  frame: { label: 'Connect, nothing loaded: click to the dialog', unit: 'ms', beside: 'rows', ratio: true },
  cold: { label: 'Connect, nothing loaded: click to rows', unit: 'ms', beside: 'rows', ratio: true },
  connected: {
    label: 'connecting, its wallet answers at once: click on its row to the account',
    unit: 'ms',
    beside: 'connected',
    ratio: true,
  },
  connectingTask: { label: 'the longest task over 50 ms in it', unit: 'ms', beside: 'connectingTask' },
  code: {
    label: 'pairing, its link made after a hover: click to the QR code',
    unit: 'ms',
    beside: 'rows',
    ratio: true,
  },
  draw: { label: 'a QR code of 300 bytes, the first of a page: into the document', unit: 'ms' },
  drawAgain: { label: 'one more of them', unit: 'ms' },
  firstWallets: { label: 'AllWallets: click to the first rows', unit: 'ms', beside: 'rows', ratio: true },
  search: { label: 'search: key to rows, less the 300 ms pause', unit: 'ms' },
  dropped: { label: 'scrolling all of AllWallets: dropped frames', unit: '%', beside: 'dropped' },
  longestFrame: { label: 'scrolling all of AllWallets: longest frame', unit: 'ms', beside: 'longestFrame' },
  nodes: { label: 'AllWallets at its end: nodes in the dialog', unit: 'nodes' },
  shift: { label: 'layout shift from the hover to the last row', unit: 'CLS' },
  heapFirst: { label: 'open and close 20 times: heap', unit: 'bytes', beside: 'heapFirst' },
  heap: { label: 'another 20 times: heap', unit: 'bytes', beside: 'heap' },
  objects: { label: 'another 20 times: objects kept', unit: 'objects', beside: 'objects' },
  heapNodes: { label: 'another 20 times: nodes kept', unit: 'nodes', beside: 'heapNodes' },
  listeners: { label: 'another 20 times: listeners kept', unit: 'listeners', beside: 'listeners' },
} as const satisfies Readonly<Record<string, MetricShape>>

export type Metric = keyof typeof METRICS

/** Measurements of one visit to one page. */
export type Findings = Readonly<Partial<Record<Metric, number>>>
