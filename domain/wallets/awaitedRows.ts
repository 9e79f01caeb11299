import type { ConnectMethod } from '../config/options.js'

/** All that Connect offers before recommended wallets have to make room (V-01). */
export const MIN_OFFERED = 4

/** How many rows most likely still come while the directory loads, the way to all wallets among them. */
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
