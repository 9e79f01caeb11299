import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { CatalogueApi } from './makeCatalogue.js'

const NOTHING_READ = { search: '', certifiedOnly: false, rows: [] }

/** The directory of all wallets. */
export const catalogueEntry: FeatureEntry<'catalogue', CatalogueApi> = {
  name: 'catalogue',
  load: async () => (await import('./catalogueDefinition.js')).catalogueFeature,
  commands: ['searchWallets', 'filterCertified', 'loadMoreWallets', 'retryWallets'],
  loading: { catalogue: { ...NOTHING_READ, progress: { _tag: 'Loading' } } },
  unavailable: () => ({ catalogue: { ...NOTHING_READ, progress: { _tag: 'Unavailable' } } }),
}
