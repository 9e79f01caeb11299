import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { PairingApi } from './pairingCommands.js'

/** The pairing of a page with a wallet on a phone. */
export const pairingEntry: FeatureEntry<'pairing', PairingApi> = {
  name: 'pairing',
  load: async () => (await import('./feature.js')).pairingFeature,
  commands: ['retryPairing', 'copyPairingLink', 'openWallet'],
  loading: { pairing: { _tag: 'Preparing' } },
  unavailable: (cause) => ({ pairing: { _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } }),
}
