import { everyRow } from './everyRow.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSources } from './WalletSources.js'

/** More would be a choice for somebody who knows what to choose by. */
const OFFERED = 4

/** A few wallets for somebody who has none (V-54): those Connect has no room for, too. */
export const walletsToGet = (sources: WalletSources): readonly WalletRow[] =>
  everyRow(sources)
    .filter(({ _tag }) => _tag === 'Listed')
    .slice(0, OFFERED)
