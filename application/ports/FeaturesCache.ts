import type { Features } from '../../domain/config/Features.js'

/** The last configuration a server gave, for the visits on which it does not answer in time (U-51). */
export interface FeaturesCache {
  readonly read: () => Partial<Features> | undefined
  readonly write: (features: Partial<Features>) => void
}
