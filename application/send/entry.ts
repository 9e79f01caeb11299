import type { SEND } from '../../ui-react/send/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { LAZY, RECEIVER_BOOK } from '../api/tokens.js'
import type { SendApi } from './sendApi.js'

/** Sending coins and tokens, with the store of saved receivers. Loads `requests`, which tracks transactions. */
export const sendEntry: FeatureEntry<'send', SendApi, typeof SEND> = {
  name: 'send',
  load: async (resolve) => {
    const [{ makeSendDefinition }, openReceiverBook] = await Promise.all([
      import('./feature.js'),
      resolve(RECEIVER_BOOK)(),
      resolve(LAZY).load('requests'),
    ])
    return makeSendDefinition(openReceiverBook)
  },
  commands: [],
}
