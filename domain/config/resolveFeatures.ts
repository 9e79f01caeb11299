import { DEFAULT_FEATURES } from './defaultFeatures.js'
import type { Features } from './Features.js'

/**
 * Features in force: what the host says, else what the server says, else the default (S1-09, U-54).
 * Pay switches e-mail and social login off (S5-13).
 */
export const resolveFeatures = (host: Partial<Features>, remote: Partial<Features>): Features => {
  const features: Features = { ...DEFAULT_FEATURES, ...remote, ...host }
  return features.pay ? { ...features, email: false, socials: false } : features
}
