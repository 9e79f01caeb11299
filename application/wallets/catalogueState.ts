import type { CatalogueProgress, WalletCatalogue } from '../../domain/wallets/catalogue.js'
import { dedupeListings, type WalletListing } from '../../domain/wallets/walletListing.js'
import type { DirectoryAnswer } from './directory.js'

type FreshAnswer = Extract<DirectoryAnswer, { readonly _tag: 'Fresh' }>

/** No wallet's name is longer (S-12). */
const MAX_SEARCH_LENGTH = 64

/** A question to the directory, which answers it page by page. */
export interface Question {
  /** Questions with one key are one question. */
  readonly key: string
  /** Trimmed. */
  readonly search: string
  readonly certifiedOnly: boolean
}

/** A search as a question: blanks around the text say nothing. */
export const toQuestion = ({ search, certifiedOnly }: Pick<WalletCatalogue, 'search' | 'certifiedOnly'>): Question => {
  const text = search.trim().slice(0, MAX_SEARCH_LENGTH)
  return { key: `${certifiedOnly ? 'certified' : 'all'}:${text}`, search: text, certifiedOnly }
}

/** The question for every wallet there is. */
export const WHOLE_DIRECTORY = toQuestion({ search: '', certifiedOnly: false })

/** Nobody reads further, and a server that repeats itself must not be asked without end. */
const MAX_PAGES = 100

/** The pages that the directory sent so far for one question. */
export interface Found {
  readonly listings: readonly WalletListing[]
  /** Of all matches, but for those that were sent and are not listed. */
  readonly count: number
  /** Entries of these pages that are not listed. */
  readonly unlisted: number
  /** Answered so far. */
  readonly pages: number
  readonly complete: boolean
}

/**
 * Appends a page, without wallets that earlier pages had. `sent` is what the server sent of the `asked` entries, before
 * filters of the device or the options: a page where the server sent nothing is the last one, whatever number of
 * `matches` it reports.
 */
const addPage = (found: Found | undefined, { page, sent, matches }: FreshAnswer, asked: number): Found => {
  const before = found?.listings ?? []
  const pages = (found?.pages ?? 0) + 1
  const listings = dedupeListings([...before, ...page.wallets])
  const unlisted = (found?.unlisted ?? 0) + sent - (listings.length - before.length)
  const complete = sent === 0 || pages * asked >= matches || pages >= MAX_PAGES
  return {
    listings,
    count: complete ? listings.length : Math.max(listings.length, matches - unlisted),
    unlisted,
    pages,
    complete,
  }
}

/** How far the directory was looked through; the rows are made of it and of what is known without it. */
export interface CatalogueState extends Pick<WalletCatalogue, 'search' | 'certifiedOnly'> {
  /** Somebody looks at the catalogue. */
  readonly looking: boolean
  /** By the key of the question, oldest first. */
  readonly found: ReadonlyMap<string, Found>
  /** The key of the question that is on its way. */
  readonly asking: string | undefined
  /** Keys of questions whose last page was not answered. */
  readonly failed: ReadonlySet<string>
  /** Of the whole directory, from an earlier visit: until it answers, and where it does not. */
  readonly remembered: readonly WalletListing[]
}

/** Searches kept for a visitor who comes back to one. */
const MAX_SEARCHES = 20

/** Not searches: these stay for good. */
const PERMANENT_KEYS: ReadonlySet<string> = new Set([
  WHOLE_DIRECTORY.key,
  toQuestion({ ...WHOLE_DIRECTORY, certifiedOnly: true }).key,
])

/** Where there is no directory, what is known without one is all there is. */
const NOTHING_LISTED: DirectoryAnswer = { _tag: 'Fresh', page: { wallets: [], count: 0 }, sent: 0, matches: 0 }

/** The state after an answer to a question for that many entries. What was read stays, whatever the answer. */
export const applyAnswer = (
  state: CatalogueState,
  question: Question,
  answer: DirectoryAnswer,
  asked: number,
): CatalogueState => {
  const { key } = question
  if (answer._tag === 'Failed') {
    if (answer.error._tag === 'NotConfigured') return applyAnswer(state, question, NOTHING_LISTED, asked)
    return { ...state, asking: undefined, failed: new Set([...state.failed, key]) }
  }
  // Something to look at while the directory answers, and not counted as read.
  if (answer._tag === 'Cached') return { ...state, remembered: answer.page.wallets }
  const found = new Map(state.found).set(key, addPage(state.found.get(key), answer, asked))
  const searches = [...found.keys()].filter((other) => !PERMANENT_KEYS.has(other))
  const oldest = searches.find((other) => other !== key)
  if (searches.length > MAX_SEARCHES && oldest !== undefined) found.delete(oldest)
  return { ...state, asking: undefined, found }
}

/** How far the answer to what is looked for has come, `shown` being the number of rows. */
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
