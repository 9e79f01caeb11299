import { findWalletRow } from '../../domain/wallets/findWalletRow.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useWalletCatalogue } from '../shared/useWalletCatalogue.js'
import { useWallets } from '../shared/useWallets.js'

/** The row of a wallet by any id it had, wherever it is listed. */
export const useWalletRow = (id: string): WalletRow | undefined => {
  const { rows } = useWallets()
  return findWalletRow(id, rows, useWalletCatalogue().rows)
}
