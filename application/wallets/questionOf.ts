import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'

/** No wallet's name is longer (S-12). */
const LONGEST_SEARCH = 64

/** What the directory is asked, page by page. */
export interface Question {
  /** Questions with one key are one question. */
  readonly key: string
  /** Trimmed. */
  readonly search: string
  readonly certifiedOnly: boolean
}

/** What somebody looks for, as a question: blanks around the text say nothing. */
export const questionOf = ({ search, certifiedOnly }: Pick<WalletCatalogue, 'search' | 'certifiedOnly'>): Question => {
  const text = search.trim().slice(0, LONGEST_SEARCH)
  return { key: `${certifiedOnly ? 'certified' : 'all'}:${text}`, search: text, certifiedOnly }
}
