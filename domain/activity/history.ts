import type { CaipNetworkId } from '../network/network.js'

/** The asset of a transfer. `name` is untrusted text; absent if the server has none. */
type TransferAsset =
  /** `symbol` is also absent if it has odd characters: sanitized, it could equal another token's symbol. */
  | { readonly _tag: 'Token'; readonly name?: string; readonly symbol?: string; readonly iconUrl?: string }
  | {
      readonly _tag: 'Nft'
      readonly name?: string
      readonly previewUrl?: string
      /** A larger picture than the preview. */
      readonly detailUrl?: string
      readonly isSpam: boolean
    }

/** One asset movement of a transaction, as the account sees it. */
export interface HistoryTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal text, in whole tokens. */
  readonly amount: string
  /** Value at that time, in US dollars; absent if no price is known. */
  readonly value?: number
  readonly asset: TransferAsset
}

/** One transaction of an account (S3-06). */
export interface HistoryEntry {
  readonly id: string
  readonly hash: string
  /** Absent if the server does not name the chain. */
  readonly chainId?: CaipNetworkId
  /** The server's name for the operation, such as `send`, `receive` or `approve`. */
  readonly operation: string
  /** Unix time in ms. */
  readonly minedAt: number
  /** Plain addresses. */
  readonly from: string
  readonly to: string
  readonly status: 'confirmed' | 'failed' | 'pending' | 'cancelled' | 'replaced' | 'lost'
  readonly nonce?: number
  /** Absent if the server does not know what moved; an empty list means that nothing did (S5-10). */
  readonly transfers?: readonly HistoryTransfer[]
  /** The site that sent it. */
  readonly application?: string
  /** Purpose given by this site, for transactions sent from here. */
  readonly description?: string
}

/** A page of a history, newest first. `next`: cursor of the next page; absent on the last. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  readonly next?: string
}

const isSpam = ({ asset }: HistoryTransfer): boolean => asset._tag === 'Nft' && asset.isSpam

/**
 * Drops transactions whose transfers are all spam NFTs (S5-10). One without transfers is dropped, too; one whose
 * transfers are unknown stays.
 */
export const withoutSpam = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter(({ transfers }) => transfers === undefined || !transfers.every(isSpam))

const isNothing = ({ amount }: HistoryTransfer): boolean => !/[1-9]/.test(amount)

/**
 * Drops bait for address poisoning (S-07): transactions of others whose transfers are all of zero amount or spam NFTs.
 * What the account sent itself stays.
 */
export const withoutBait = (entries: readonly HistoryEntry[], address: string): readonly HistoryEntry[] =>
  entries.filter(
    ({ from, transfers }) =>
      from.toLowerCase() === address.toLowerCase() ||
      transfers === undefined ||
      transfers.length === 0 ||
      !transfers.every((transfer) => isSpam(transfer) || isNothing(transfer)),
  )

/** Entries of one chain (S5-11). */
export const onChain = (entries: readonly HistoryEntry[], chainId: CaipNetworkId): readonly HistoryEntry[] =>
  entries.filter((entry) => entry.chainId === chainId)

/** Appends a page to the known history. A repeated transaction keeps its place and takes the newer data. */
export const withPage = (known: HistoryPage, page: HistoryPage): HistoryPage => {
  const newer = new Map(page.entries.map((entry) => [entry.id, entry]))
  const ids = new Set(known.entries.map(({ id }) => id))
  const before = known.entries.map((entry) => newer.get(entry.id) ?? entry)
  return { ...page, entries: [...before, ...page.entries.filter(({ id }) => !ids.has(id))] }
}

/**
 * Prepends the reloaded first page to the known history. If the two do not overlap, nothing would ever fill the gap:
 * the history then restarts with the new page.
 */
export const withNewest = (known: HistoryPage, newest: HistoryPage): HistoryPage => {
  const ids = new Set(newest.entries.map(({ id }) => id))
  const isMet = newest.next === undefined || known.entries.some(({ id }) => ids.has(id))
  if (known.entries.length === 0 || !isMet) return newest
  // Keeps the cursor of the oldest known page.
  return { ...known, entries: [...newest.entries, ...known.entries.filter(({ id }) => !ids.has(id))] }
}

const PLUS = ['receive', 'deposit', 'borrow', 'claim']
const MINUS = ['withdraw', 'repay', 'burn']

/** Sign of an amount: by the operation if it has one (S4-22), else by the direction; empty for `self`. */
export const signOf = (operation: string, { direction }: Pick<HistoryTransfer, 'direction'>): '+' | '-' | '' => {
  if (PLUS.includes(operation)) return '+'
  if (MINUS.includes(operation)) return '-'
  return direction === 'self' ? '' : direction === 'in' ? '+' : '-'
}

/** The transactions of a month. `startsAt`: its first moment, Unix time in ms. */
export interface HistoryMonth {
  readonly startsAt: number
  readonly entries: readonly HistoryEntry[]
}

/** Groups entries by month of the visitor's own calendar; months and entries newest first. */
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
