import type { HistoryEntry } from './history.js'

/** What an account did, as far as it is known; newest first, of the active network, without spam. */
export type ActivityState =
  | { readonly _tag: 'NoAccount' }
  /** Nothing tells it here: the network is none of EVM, none of the site's, or none that the server knows (S9-19). */
  | { readonly _tag: 'NotHere' }
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded'
      readonly entries: readonly HistoryEntry[]
      /** Whether there is more to ask for, or it is asked for. */
      readonly more: 'None' | 'Some' | 'Loading'
    }
  /** The server did not answer; what was known stays (S8-05). `retryAt`: when it is asked again, Unix time in ms. */
  | { readonly _tag: 'Unavailable'; readonly entries: readonly HistoryEntry[]; readonly retryAt: number }
