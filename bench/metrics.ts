/** Every metric, in the order of the table; `ratio`: compared with the bare dialog. */
export const METRICS = {
  bare: { label: 'bare dialog: click to 40 rows', unit: 'ms' },
  warm: { label: 'Connect after a hover: click to wallet rows', unit: 'ms', ratio: true },
  again: { label: 'Connect once more: click to wallet rows', unit: 'ms', ratio: true },
  frame: { label: 'Connect, nothing loaded: click to the dialog', unit: 'ms', ratio: true },
  cold: { label: 'Connect, nothing loaded: click to wallet rows', unit: 'ms', ratio: true },
  code: { label: 'pairing, its link made after a hover: click to the QR code', unit: 'ms', ratio: true },
  allWallets: { label: 'AllWallets: click to 40 rows', unit: 'ms', ratio: true },
  search: { label: 'search: key to rows, less the 300 ms pause', unit: 'ms' },
  nodes: { label: 'AllWallets with 600 wallets: nodes in the dialog', unit: 'nodes' },
  documentNodes: { label: 'AllWallets with 600 wallets: nodes in the document', unit: 'nodes' },
  dropped: { label: 'scrolling all of it: dropped frames', unit: '%' },
  longestFrame: { label: 'scrolling all of it: longest frame', unit: 'ms' },
  longTasks: { label: 'tasks over 50 ms from first hover to last row', unit: 'tasks' },
  longestTask: { label: 'the longest of them', unit: 'ms' },
  shift: { label: 'layout shift in the same time', unit: 'CLS' },
  heap: { label: 'heap after 50 times open and close', unit: '%' },
  objects: { label: 'objects kept after 50 times open and close', unit: 'objects' },
  heapNodes: { label: 'nodes kept after 50 times open and close', unit: 'nodes' },
  listeners: { label: 'listeners kept after 50 times open and close', unit: 'listeners' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly unit: string; readonly ratio?: true }>>

export type Metric = keyof typeof METRICS

/** The measurements of one visit. */
export type Findings = Readonly<Partial<Record<Metric, number>>>
