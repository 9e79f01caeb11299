import type { SIWX } from '../../ui-react/siwx/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { LAZY } from '../api/tokens.js'
import { SIGN_INS } from './tokens.js'
import type { SiwxApi } from './siwxApi.js'

/** Signing in, with the site's sessions. Loads `requests`, which sends requests to wallets. */
export const siwxEntry: FeatureEntry<'siwx', SiwxApi, typeof SIWX> = {
  name: 'siwx',
  load: async (resolve) => {
    const [{ makeSiwxDefinition }, signIns] = await Promise.all([
      import('./feature.js'),
      resolve(SIGN_INS)(),
      resolve(LAZY).load('requests'),
    ])
    return signIns && makeSiwxDefinition(signIns)
  },
  commands: [],
}
