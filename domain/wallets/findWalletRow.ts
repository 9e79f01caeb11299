import { idsOfRow } from './idsOfRow.js'
import type { WalletRow } from './WalletRow.js'

/**
 * The row of a wallet in the first list that has it. A listed wallet that was installed meanwhile is found by the id it had: what
 * a view was opened with stays good.
 */
export const findWalletRow = (walletId: string, ...lists: readonly (readonly WalletRow[])[]): WalletRow | undefined => {
  const rows = lists.flat()
  return rows.find((row) => idsOfRow(row).includes(walletId)) ?? rows.find(({ listing }) => listing?.id === walletId)
}
