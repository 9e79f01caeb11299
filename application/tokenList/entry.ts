import type { TOKENS } from '../../ui-react/tokens/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { HIDDEN_TOKENS } from './tokens.js'
import type { TokensApi } from './tokenListFeature.js'

/** The tokens of the account beyond the active network, and those that the visitor hides, with the store of these. */
export const tokensEntry: FeatureEntry<'tokens', TokensApi, typeof TOKENS> = {
  name: 'tokens',
  load: async (resolve) => {
    const [{ makeTokensDefinition }, openHiddenTokens] = await Promise.all([
      import('./feature.js'),
      resolve(HIDDEN_TOKENS)(),
    ])
    return makeTokensDefinition(openHiddenTokens)
  },
  commands: [],
}
