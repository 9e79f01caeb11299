import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { tokensDefinition } from '../../../application/tokenList/feature.js'
import type { TokensApi } from '../../../application/tokenList/tokenListFeature.js'
import { HIDDEN_TOKENS } from '../../../application/tokenList/tokens.js'
import { makeStoredHiddenTokens } from '../../storage/hiddenTokens.js'
import { stored } from '../../storage/stored.js'

/** The tokens of an account, with the store of hidden tokens. */
export const tokens: LazyFeature<TokensApi> = {
  ...tokensDefinition,
  adapters: [stored(HIDDEN_TOKENS, makeStoredHiddenTokens)],
}
