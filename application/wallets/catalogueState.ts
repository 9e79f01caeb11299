import type { CatalogueProgress, WalletCatalogue } from '../../domain/wallets/catalogue.js'
import { dedupeListings, type WalletListing } from '../../domain/wallets/walletListing.js'
import type { DirectoryAnswer } from './directory.js'

type FreshAnswer = Extract<DirectoryAnswer, { readonly _tag: 'Fresh' }>

/** Longest name of a wallet (S-12). */
const MAX_SEARCH_LENGTH = 64

/** A query to the directory, answered page by page. */
export interface Question {
  /** Questions with the same key share an answer. */
  readonly key: string
  /** Trimmed. */
  readonly search: string
  readonly certifiedOnly: boolean
}

/** A search as a question, with surrounding blanks removed. */
export const toQuestion = ({ search, certifiedOnly }: Pick<WalletCatalogue, 'search' | 'certifiedOnly'>): Question => {
  const text = search.trim().slice(0, MAX_SEARCH_LENGTH)
  return { key: `${certifiedOnly ? 'certified' : 'all'}:${text}`, search: text, certifiedOnly }
}

/** The question for all wallets. */
export const WHOLE_DIRECTORY = toQuestion({ search: '', certifiedOnly: false })

/** Limits the requests to a server that repeats itself; visitors do not read further. */
const MAX_PAGES = 100

/** The pages received so far for one question. */
export interface Found {
  readonly listings: readonly WalletListing[]
  /** All matches, without those that were sent and are not listed. */
  readonly count: number
  /** Entries of these pages that are not listed. */
  readonly unlisted: number
  /** Number of pages received. */
  readonly pages: number
  readonly complete: boolean
}

/**
 * Appends a page, without wallets of earlier pages. `sent`: how many of the `asked` entries the server sent, before
 * filters of the device or the options. A page with no sent entries is the last one, regardless of the server's
 * `matches`.
 */
const addPage = (found: Found | undefined, { page, sent, matches }: FreshAnswer, pageSize: number): Found => {
  const before = found?.listings ?? []
  const pages = (found?.pages ?? 0) + 1
  const listings = dedupeListings([...before, ...page.wallets])
  const unlisted = (found?.unlisted ?? 0) + sent - (listings.length - before.length)
  const complete = sent === 0 || pages * pageSize >= matches || pages >= MAX_PAGES
  return {
    listings,
    count: complete ? listings.length : Math.max(listings.length, matches - unlisted),
    unlisted,
    pages,
    complete,
  }
}

/** The part of the directory read so far; the rows consist of it and of wallets known without it. */
export interface CatalogueState extends Pick<WalletCatalogue, 'search' | 'certifiedOnly'> {
  /** Whether the catalogue is shown. */
  readonly looking: boolean
  /** By the key of the question, oldest first. */
  readonly found: ReadonlyMap<string, Found>
  /** The key of the pending question. */
  readonly asking: string | undefined
  /** Keys of questions whose last page was not answered. */
  readonly failed: ReadonlySet<string>
  /** The whole directory as of an earlier visit: used until it answers, or if it does not. */
  readonly remembered: readonly WalletListing[]
}

/** Searches kept for a visitor who returns to one. */
const MAX_SEARCHES = 20

/** No searches; never dropped. */
const PERMANENT_KEYS: ReadonlySet<string> = new Set([
  WHOLE_DIRECTORY.key,
  toQuestion({ ...WHOLE_DIRECTORY, certifiedOnly: true }).key,
])

/** The answer without a directory: only wallets known otherwise are listed. */
const NOTHING_LISTED: DirectoryAnswer = { _tag: 'Fresh', page: { wallets: [], count: 0 }, sent: 0, matches: 0 }

/** The state after an answer to a question for `asked` entries. Earlier pages stay, whatever the answer. */
export const applyAnswer = (
  state: CatalogueState,
  question: Question,
  answer: DirectoryAnswer,
  pageSize: number,
): CatalogueState => {
  const { key } = question
  if (answer._tag === 'Failed') {
    if (answer.error._tag === 'NotConfigured') return applyAnswer(state, question, NOTHING_LISTED, pageSize)
    return { ...state, asking: undefined, failed: new Set([...state.failed, key]) }
  }
  // Shown while the directory is loading; does not count as read.
  if (answer._tag === 'Cached') return { ...state, remembered: answer.page.wallets }
  const found = new Map(state.found).set(key, addPage(state.found.get(key), answer, pageSize))
  const searches = [...found.keys()].filter((other) => !PERMANENT_KEYS.has(other))
  const oldest = searches.find((other) => other !== key)
  if (searches.length > MAX_SEARCHES && oldest !== undefined) found.delete(oldest)
  return { ...state, asking: undefined, found }
}

/** The progress of the current question; `shown`: the number of rows. */
export const catalogueProgress = (state: CatalogueState, shown: number): CatalogueProgress => {
  const { key } = toQuestion(state)
  const found = state.found.get(key)
  const asking = state.asking === key
  if (state.failed.has(key) && !asking) return { _tag: 'Unavailable' }
  if (found === undefined) return { _tag: asking || state.looking ? 'Loading' : 'Idle' }
  // No page follows, so the shown rows are the count: the server's number also includes wallets that are filtered out
  // here, and misses those it does not list.
  if (found.complete) return { _tag: 'Complete', count: shown }
  return { _tag: asking ? 'LoadingMore' : 'Partial', count: Math.max(found.count, shown) }
}
