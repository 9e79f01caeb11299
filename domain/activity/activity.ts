import type { HistoryEntry } from './history.js'

/** Transactions of an account on the active network, newest first, without spam. */
export type ActivityState =
  | { readonly _tag: 'NoAccount' }
  /** No history here: the network is not EVM, not one of the site's, or unknown to the server (S9-19). */
  | { readonly _tag: 'NotHere' }
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded'
      readonly entries: readonly HistoryEntry[]
      /** Whether a further page exists, or is loading. */
      readonly more: 'None' | 'Some' | 'Loading'
    }
  /** The server did not answer; known entries stay (S8-05). `retryAt`: time of the next request, Unix time in ms. */
  | { readonly _tag: 'Unavailable'; readonly entries: readonly HistoryEntry[]; readonly retryAt: number }
