import { everyRow } from './everyRow.js'
import { recencyOf } from './recencyOf.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSection } from './WalletSection.js'
import type { WalletSources } from './WalletSources.js'

/** Wallets of the directory shown in Connect; the rest is behind "All wallets" (S9-14). */
const FEATURED_SHOWN = 4
/** All that Connect offers before recommended wallets have to make room (V-01). */
const OFFERED = 4

const newestFirst = (recent: WalletSources['recent'], rows: readonly WalletRow[]): readonly WalletRow[] =>
  [...rows].sort((a, b) => recencyOf(recent, a) - recencyOf(recent, b))

/**
 * The rows of the Connect view, section by section in `order` (S9-25), one row a wallet. Recommended wallets only
 * fill up what installed, featured and custom ones and the ways to log in (`logins`) leave of four.
 */
export const walletRows = (
  sources: WalletSources,
  order: readonly WalletSection[],
  logins = 0,
): readonly WalletRow[] => {
  const rows = everyRow(sources)
  const of = (section: WalletSection): readonly WalletRow[] => rows.filter((row) => row.section === section)
  const featured = of('featured').slice(0, FEATURED_SHOWN)
  const installed = rows.filter(({ _tag }) => _tag === 'Installed')
  const room = Math.max(0, OFFERED - new Set([...installed, ...featured, ...of('custom')]).size - logins)
  const shown: Partial<Record<WalletSection, readonly WalletRow[]>> = {
    recent: newestFirst(sources.recent, of('recent')),
    featured,
    recommended: of('recommended').slice(0, room),
  }
  return order.flatMap((section) => shown[section] ?? of(section))
}
