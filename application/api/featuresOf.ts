import type { Features } from '../../domain/config/Features.js'
import type { PorticoOptions } from './PorticoOptions.js'

/** What the host says of features. Without a project nobody can log in: no secure site is ever called then (design 2). */
export const featuresOf = ({
  projectId,
  features = {},
}: Pick<PorticoOptions, 'projectId' | 'features'>): Partial<Features> =>
  projectId === undefined ? { ...features, email: false, socials: false } : features
