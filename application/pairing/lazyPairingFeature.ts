import type { PairingState } from '../../domain/pairing/pairing.js'
import { createStore } from '../kernel/store.js'
import type { PairingFeature, PairingInterest } from './pairingFeature.js'

/**
 * The pairing feature before its code is loaded. The code loads when a pairing is near; a failed load is retried on
 * demand.
 */
export const lazyPairingFeature = (load: () => Promise<PairingFeature>): PairingFeature => {
  const store = createStore<PairingState>({ _tag: 'Idle' })
  let feature: PairingFeature | undefined
  let loading = false
  let interest: PairingInterest = 'None'
  let over = false

  const begin = async (): Promise<void> => {
    if (loading) return
    loading = true
    store.set({ _tag: 'Preparing' })
    try {
      feature = await load()
      if (over) return feature.dispose()
      feature.follow(interest)
      feature.state.changes.subscribe(store.set)
    } catch (cause) {
      store.set({ _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } })
    } finally {
      loading = false
    }
  }
  return {
    state: store,
    follow: (wanted) => {
      interest = wanted
      if (feature !== undefined) feature.follow(wanted)
      else if (wanted === 'Near' || wanted === 'Shown') void begin()
    },
    retry: () => {
      if (feature === undefined) void begin()
      else feature.retry()
    },
    copyLink: async () => feature !== undefined && feature.copyLink(),
    openWallet: (...chosen) => feature?.openWallet(...chosen),
    dispose: () => {
      over = true
      feature?.dispose()
    },
  }
}
