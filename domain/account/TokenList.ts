import type { TokenBalance } from './TokenBalance.js'

/** What is known of an account's tokens. `Unavailable` keeps the last list, so nothing shown is lost. */
export type TokenList =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly tokens: readonly TokenBalance[] }
  | { readonly _tag: 'Unavailable'; readonly tokens: readonly TokenBalance[]; readonly retryAt: number }
