import type { WalletRow } from './WalletRow.js'

/** What AllWallets shows: the directory page by page, or the answer to a search. */
export interface WalletCatalogue {
  /** As typed. A search starts at one character, 300 ms after the last key (S9-05). */
  readonly search: string
  readonly certifiedOnly: boolean
  /** Installed first, then the order of the directory; what is already known stays while more is on its way. */
  readonly rows: readonly WalletRow[]
  readonly progress: CatalogueProgress
}

export type CatalogueProgress =
  /** Nobody looked yet. */
  | { readonly _tag: 'Idle' }
  /** The first page, or the answer to this search, is on its way; `rows` are those found without the server. */
  | { readonly _tag: 'Loading' }
  /** There are more pages; `count` is of all matches. */
  | { readonly _tag: 'Partial'; readonly count: number }
  | { readonly _tag: 'LoadingMore'; readonly count: number }
  | { readonly _tag: 'Complete'; readonly count: number }
  /** The server does not answer; `rows` are those kept from an earlier visit, installed, or added by the host. */
  | { readonly _tag: 'Unavailable' }
