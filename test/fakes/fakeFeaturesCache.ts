import type { FeaturesCache } from '../../application/ports/storage.js'
import type { Features } from '../../domain/config/features.js'

export interface FakeFeaturesCache extends FeaturesCache {
  /** Everything that was written, in order. */
  readonly written: readonly Partial<Features>[]
}

export const fakeFeaturesCache = (initial?: Partial<Features>): FakeFeaturesCache => {
  let kept = initial
  const written: Partial<Features>[] = []
  return {
    written,
    read: () => kept,
    write: (features) => {
      kept = features
      written.push(features)
    },
  }
}
