import { token } from '../kernel/token.js'
import type { KeyValueStore, HiddenTokens } from '../ports/storage.js'

/** Loads what keeps the tokens that the visitor hides. */
export const HIDDEN_TOKENS = token<() => Promise<(store: KeyValueStore) => HiddenTokens>>('HiddenTokens')
