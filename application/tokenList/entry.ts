import type { TOKENS } from '../../ui-react/tokens/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { HIDDEN_TOKENS } from '../api/tokens.js'
import type { TokensApi } from './tokenListFeature.js'

/** The account's tokens on all networks, and the hidden tokens with their store. */
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
