import type { WalletRow } from './WalletRow.js'

/** The ids that lead to a row of its own accord: those of its connectors, or its listing's. */
export const idsOfRow = (row: WalletRow): readonly string[] =>
  row._tag === 'Installed' ? row.connectors.map(({ connectorId }) => connectorId) : [row.id]
