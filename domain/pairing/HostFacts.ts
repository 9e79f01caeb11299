import type { HostProfile } from './HostProfile.js'

/** What a page runs on, as far as screens and links depend on it. */
export interface HostFacts {
  /** A phone or tablet, where wallets are apps and not extensions. */
  readonly mobile: boolean
  /** Whose links it understands. */
  readonly system: 'Ios' | 'Android' | 'Other'
  readonly profile: HostProfile
}
