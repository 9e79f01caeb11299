import { token } from '../kernel/token.js'
import type { KeyValueStore, HiddenTokens } from '../ports/storage.js'

/** Loads the store of hidden tokens. */
export const HIDDEN_TOKENS = token<() => Promise<(store: KeyValueStore) => HiddenTokens>>('HiddenTokens')
