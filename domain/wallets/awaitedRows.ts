import type { ConnectMethod } from '../config/options.js'

/** Number of offers in Connect up to which recommended wallets fill the list (V-01). */
export const MIN_OFFERED = 4

/** How many more rows to expect while the directory loads, including "All wallets". */
export const awaitedRows = ({
  directory,
  rows,
  methods,
  awaited = methods,
}: {
  readonly directory: string
  readonly rows: readonly unknown[]
  readonly methods: readonly ConnectMethod[]
  readonly awaited?: readonly ConnectMethod[] | undefined
}): number => {
  if (directory !== 'Loading') return 0
  const logins = awaited.filter((method) => method !== 'wallet').length
  return Math.max(0, MIN_OFFERED - rows.length - logins) + 1
}
