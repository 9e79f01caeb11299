import type { SEND } from '../../ui-react/send/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { LAZY } from '../tokens.js'
import type { SendApi } from './sendApi.js'

/** Sending coins and tokens, by way of what keeps track of transactions. */
export const sendEntry: FeatureEntry<'send', SendApi, typeof SEND> = {
  name: 'send',
  load: async (resolve) => {
    const [{ sendFeature }] = await Promise.all([import('./feature.js'), resolve(LAZY).load('requests')])
    return sendFeature
  },
  commands: [],
}
