import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { LegalApi } from './consent.js'

/** The visitor's consent to the host's documents. */
export const legalEntry: FeatureEntry<'legal', LegalApi> = {
  name: 'legal',
  load: async () => (await import('./feature.js')).legalFeature,
  commands: ['agree'],
}
