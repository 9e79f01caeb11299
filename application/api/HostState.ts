import type { HostFacts } from '../../domain/pairing/HostFacts.js'
import type { LinkPolicy } from '../../domain/pairing/LinkPolicy.js'

/** What the page runs on, and how its host wants wallets opened from it. */
export interface HostState extends HostFacts {
  readonly links: LinkPolicy
}
