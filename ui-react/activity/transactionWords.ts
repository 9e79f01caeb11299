import type { HistoryEntry, HistoryTransfer } from '../../domain/activity/history.js'
import { ACTIVITY } from './messages.js'

type Verb = keyof typeof ACTIVITY & `activity.did.${string}`

/** A word of the server's that is not known is a call of a contract. */
export const verbOf = (operation: string): Verb => {
  const verb = `activity.did.${operation}`
  return Object.hasOwn(ACTIVITY, verb) ? (verb as Verb) : 'activity.did.execute'
}

/** What a transfer is of; made by strangers. `unknown`: what a token is called of which nobody knows more. */
export const assetName = ({ asset }: HistoryTransfer, unknown: string): string =>
  asset._tag === 'Nft' ? (asset.name ?? 'NFT') : (asset.symbol ?? unknown)

/** Where what is made comes from, and what is burnt goes to. */
const NOBODY = /^0x0{40}$/

/** Whether the first that moved came to the account. */
export const isReceived = ({ transfers = [] }: HistoryEntry): boolean => transfers[0]?.direction === 'in'

/** Plain address of the other side; empty where there is none. */
export const counterpartyOf = (entry: HistoryEntry): string => {
  const other = isReceived(entry) ? entry.from : entry.to
  return NOBODY.test(other) ? '' : other
}
