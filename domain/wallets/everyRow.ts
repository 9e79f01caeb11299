import { customRow } from './customRow.js'
import { installedRows } from './installedRows.js'
import { listedRow } from './listedRow.js'
import { oneRowEach } from './oneRowEach.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSources } from './WalletSources.js'

/** A row for each wallet that is known, one row a wallet (U-43). What is installed takes the row from its own listing. */
export const everyRow = (sources: WalletSources): readonly WalletRow[] =>
  oneRowEach([
    ...installedRows(sources),
    ...sources.recent.flatMap(({ listing }) => (listing === undefined ? [] : [listedRow(listing, 'recent')])),
    ...sources.featured.map((listing) => listedRow(listing, 'featured')),
    ...sources.custom.map(customRow),
    ...sources.recommended.map((listing) => listedRow(listing, 'recommended')),
  ])
