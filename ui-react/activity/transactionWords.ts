import type { HistoryEntry, HistoryTransfer } from '../../domain/activity/history.js'
import { ACTIVITY } from './messages.js'

type Verb = keyof typeof ACTIVITY & `activity.did.${string}`

/** The verb for a server's operation; unknown operations count as contract calls. */
export const verbOf = (operation: string): Verb => {
  const verb = `activity.did.${operation}`
  return Object.hasOwn(ACTIVITY, verb) ? (verb as Verb) : 'activity.did.execute'
}

/** The name of a transferred asset; untrusted text. `unknown`: the name of a token without a symbol. */
export const assetName = ({ asset }: HistoryTransfer, unknown: string): string =>
  asset._tag === 'Nft' ? (asset.name ?? 'NFT') : (asset.symbol ?? unknown)

/** The zero address: sender of what is minted, receiver of what is burnt. */
const NOBODY = /^0x0{40}$/

/** Whether the first transfer came in. */
export const isReceived = ({ transfers = [] }: HistoryEntry): boolean => transfers[0]?.direction === 'in'

/** Plain address of the counterparty; empty for mints and burns. */
export const counterpartyOf = (entry: HistoryEntry): string => {
  const other = isReceived(entry) ? entry.from : entry.to
  return NOBODY.test(other) ? '' : other
}
