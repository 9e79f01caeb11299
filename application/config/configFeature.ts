import { DEFAULT_FEATURES } from '../../domain/config/defaultFeatures.js'
import type { Features } from '../../domain/config/Features.js'
import { resolveFeatures } from '../../domain/config/resolveFeatures.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { LoadFeatures } from './loadFeatures.js'

export interface ConfigFeature {
  readonly features: Readable<Features>
  readonly dispose: () => void
}

/** What is on (S1-09). Until the server answers, the host's options and the defaults hold. */
export const makeConfigFeature = (deps: {
  readonly hostFeatures: Partial<Features>
  readonly loadFeatures: LoadFeatures
}): ConfigFeature => {
  const store = createStore<Features>(resolveFeatures(deps.hostFeatures, DEFAULT_FEATURES))
  const running = deps.loadFeatures().subscribe((remote) => store.set(resolveFeatures(deps.hostFeatures, remote)))
  return { features: store, dispose: () => running.unsubscribe() }
}
