import type { RecentWallet } from './RecentWallet.js'

/** Recent wallets kept (S9-15). */
const RECENT_KEPT = 2

/** The wallet used last comes first; one that was there before moves up. */
export const addRecent = (recent: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] =>
  [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, RECENT_KEPT)
