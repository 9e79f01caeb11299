import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { WalletRow } from './WalletRow.js'

/** Whether the row's wallet can be connected on a namespace; one that the directory names no chains of may be. */
const isOn = (namespace: ChainNamespace, row: WalletRow): boolean =>
  row._tag === 'Installed'
    ? row.connectors.some((each) => each.namespace === namespace)
    : row.listing.chains.length === 0 || row.listing.chains.some((chain) => chain.startsWith(`${namespace}:`))

/** The rows of wallets for one namespace; for none, all. */
export const rowsOn = (rows: readonly WalletRow[], namespace: ChainNamespace | undefined): readonly WalletRow[] =>
  namespace === undefined ? rows : rows.filter((row) => isOn(namespace, row))
