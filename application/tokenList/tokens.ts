import { token } from '../kernel/token.js'
import type { HiddenTokens } from '../ports/storage.js'

/** The tokens that the visitor hid; bound with the feature. */
export const HIDDEN_TOKENS = token<HiddenTokens>('HiddenTokens')
