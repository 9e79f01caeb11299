import type { WalletList } from './walletList.js'

/** All that Connect offers before recommended wallets have to make room (V-01). */
export const MIN_OFFERED = 4

/** How many rows most likely still come while the directory loads, the way to all wallets among them. */
export const awaitedRows = ({
  directory,
  rows,
  methods,
  awaited = methods,
}: Pick<WalletList, 'directory' | 'rows' | 'methods' | 'awaited'>): number => {
  if (directory !== 'Loading') return 0
  const logins = awaited.filter((method) => method !== 'wallet').length
  return Math.max(0, MIN_OFFERED - rows.length - logins) + 1
}
