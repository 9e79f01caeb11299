import type { RECEIVE } from '../../ui-react/receive/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { ReceiveApi } from './receiveFeature.js'

/** The visitor's address, and payment links for it. */
export const receiveEntry: FeatureEntry<'receive', ReceiveApi, typeof RECEIVE> = {
  name: 'receive',
  load: async () => (await import('./feature.js')).receiveFeature,
  commands: [],
}
