/** Everything that is measured, in the order of the table; with `ratio` beside the bare dialog. */
export const METRICS = {
  bare: { says: 'bare dialog: click to 40 rows', unit: 'ms' },
  warm: { says: 'Connect after a hover: click to wallet rows', unit: 'ms', ratio: true },
  again: { says: 'Connect once more: click to wallet rows', unit: 'ms', ratio: true },
  frame: { says: 'Connect, nothing loaded: click to the dialog', unit: 'ms', ratio: true },
  cold: { says: 'Connect, nothing loaded: click to wallet rows', unit: 'ms', ratio: true },
  code: { says: 'pairing, its link made while idle: click to the QR code', unit: 'ms', ratio: true },
  allWallets: { says: 'AllWallets: click to 40 rows', unit: 'ms', ratio: true },
  search: { says: 'search: key to rows, less the 300 ms pause', unit: 'ms' },
  nodes: { says: 'AllWallets with 600 wallets: nodes in the dialog', unit: 'nodes' },
  documentNodes: { says: 'AllWallets with 600 wallets: nodes in the document', unit: 'nodes' },
  dropped: { says: 'scrolling all of it: dropped frames', unit: '%' },
  longestFrame: { says: 'scrolling all of it: longest frame', unit: 'ms' },
  longTasks: { says: 'tasks over 50 ms from first hover to last row', unit: 'tasks' },
  longestTask: { says: 'the longest of them', unit: 'ms' },
  shift: { says: 'layout shift in the same time', unit: 'CLS' },
  heap: { says: 'heap after 50 times open and close', unit: '%' },
  objects: { says: 'objects kept after 50 times open and close', unit: 'objects' },
  heapNodes: { says: 'nodes kept after 50 times open and close', unit: 'nodes' },
  listeners: { says: 'listeners kept after 50 times open and close', unit: 'listeners' },
} as const satisfies Readonly<Record<string, { readonly says: string; readonly unit: string; readonly ratio?: true }>>

export type Metric = keyof typeof METRICS

/** What one visit found. */
export type Findings = Readonly<Partial<Record<Metric, number>>>
