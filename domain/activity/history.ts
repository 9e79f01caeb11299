import type { CaipNetworkId } from '../network/network.js'

/** What a transfer is of. `name` is untrusted text; absent where the server has none. */
type TransferAsset =
  /** `symbol`: absent where it is odd, too: repaired, it could read as that of another token. */
  | { readonly _tag: 'Token'; readonly name?: string; readonly symbol?: string; readonly iconUrl?: string }
  | {
      readonly _tag: 'Nft'
      readonly name?: string
      readonly previewUrl?: string
      /** A larger picture. */
      readonly detailUrl?: string
      readonly isSpam: boolean
    }

/** Something that moved in a transaction, as the account sees it. */
export interface HistoryTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal text, in whole tokens. */
  readonly amount: string
  /** What it was worth then, in US dollars; absent when no price is known. */
  readonly value?: number
  readonly asset: TransferAsset
}

/** One transaction of an account (S3-06). */
export interface HistoryEntry {
  readonly id: string
  readonly hash: string
  /** Absent where the server does not say which chain it is on. */
  readonly chainId?: CaipNetworkId
  /** The server's word for what it did, such as `send`, `receive` or `approve`. */
  readonly operation: string
  /** Unix time in ms. */
  readonly minedAt: number
  /** Plain addresses. */
  readonly from: string
  readonly to: string
  readonly status: 'confirmed' | 'failed' | 'pending' | 'replaced' | 'lost'
  readonly nonce?: number
  /** Absent where the server does not know what moved, which is not the same as nothing (S5-10). */
  readonly transfers?: readonly HistoryTransfer[]
  /** The site it was sent from. */
  readonly application?: string
  /** What this site says it is for, of one that was sent here. */
  readonly description?: string
}

/** A page of a history, newest first. `next`: what the next page is asked for with; absent on the last. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  readonly next?: string
}

const isSpam = ({ asset }: HistoryTransfer): boolean => asset._tag === 'Nft' && asset.isSpam

/**
 * Without transactions whose every transfer is a spam NFT (S5-10): one that moved nothing counts as such, and one of
 * which it is not known what moved does not.
 */
export const withoutSpam = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter(({ transfers }) => transfers === undefined || !transfers.every(isSpam))

const isNothing = ({ amount }: HistoryTransfer): boolean => !/[1-9]/.test(amount)

/**
 * Without what strangers put there for the address that it shows: whose every transfer is of nothing, or of a spam NFT
 * (S-07). What the account sent itself stays.
 */
export const withoutBait = (entries: readonly HistoryEntry[], address: string): readonly HistoryEntry[] =>
  entries.filter(
    ({ from, transfers }) =>
      from.toLowerCase() === address.toLowerCase() ||
      transfers === undefined ||
      transfers.length === 0 ||
      !transfers.every((transfer) => isSpam(transfer) || isNothing(transfer)),
  )

/** Those of one chain (S5-11). */
export const onChain = (entries: readonly HistoryEntry[], chainId: CaipNetworkId): readonly HistoryEntry[] =>
  entries.filter((entry) => entry.chainId === chainId)

/** What was known, and the page after it: a transaction that is told again takes the place it had. */
export const withPage = (known: HistoryPage, page: HistoryPage): HistoryPage => {
  const newer = new Map(page.entries.map((entry) => [entry.id, entry]))
  const ids = new Set(known.entries.map(({ id }) => id))
  const before = known.entries.map((entry) => newer.get(entry.id) ?? entry)
  return { ...page, entries: [...before, ...page.entries.filter(({ id }) => !ids.has(id))] }
}

/**
 * The newest page once more: it stands first, above what else was known. One that does not reach down to what was known
 * leaves a gap, which nothing would ask for: the history then begins anew with it.
 */
export const withNewest = (known: HistoryPage, newest: HistoryPage): HistoryPage => {
  const ids = new Set(newest.entries.map(({ id }) => id))
  const isMet = newest.next === undefined || known.entries.some(({ id }) => ids.has(id))
  if (known.entries.length === 0 || !isMet) return newest
  // It knows no better where the oldest that is known ends.
  return { ...known, entries: [...newest.entries, ...known.entries.filter(({ id }) => !ids.has(id))] }
}

const PLUS = ['receive', 'deposit', 'borrow', 'claim']
const MINUS = ['withdraw', 'repay', 'burn']

/**
 * The sign of an amount: by what the transaction did where that has one (S4-22), otherwise by the way it went. Nothing
 * that stayed has one.
 */
export const signOf = (operation: string, { direction }: Pick<HistoryTransfer, 'direction'>): '+' | '-' | '' => {
  if (PLUS.includes(operation)) return '+'
  if (MINUS.includes(operation)) return '-'
  return direction === 'self' ? '' : direction === 'in' ? '+' : '-'
}

/** The transactions of a month, of which `startsAt` is the first moment: Unix time in ms. */
export interface HistoryMonth {
  readonly startsAt: number
  readonly entries: readonly HistoryEntry[]
}

/** By the months of the visitor's own calendar, newest first, in both. */
export const byMonth = (entries: readonly HistoryEntry[]): readonly HistoryMonth[] => {
  const months = new Map<number, HistoryEntry[]>()
  for (const entry of [...entries].sort((one, other) => other.minedAt - one.minedAt)) {
    const date = new Date(entry.minedAt)
    const startsAt = new Date(date.getFullYear(), date.getMonth()).getTime()
    const month = months.get(startsAt)
    if (month === undefined) months.set(startsAt, [entry])
    else month.push(entry)
  }
  return [...months].map(([startsAt, ofMonth]) => ({ startsAt, entries: ofMonth }))
}
