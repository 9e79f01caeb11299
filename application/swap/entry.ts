import type { SWAP } from '../../ui-react/swap/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import { LAZY } from '../api/tokens.js'
import type { HostSwap } from './hostSwap.js'

/** Swapping tokens. Loads `requests`, which tracks transactions. */
export const swapEntry: FeatureEntry<'swap', HostSwap, typeof SWAP> = {
  name: 'swap',
  load: async (resolve) => {
    const [{ swapDefinition }] = await Promise.all([import('./feature.js'), resolve(LAZY).load('requests')])
    return swapDefinition
  },
  commands: [],
}
