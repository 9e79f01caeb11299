import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { HostFacts } from './HostFacts.js'
import type { LinkPolicy } from './LinkPolicy.js'

/** What decides how a wallet is opened. */
export interface LinkHost {
  readonly facts: HostFacts
  readonly policy: LinkPolicy
  /** Where a wallet is wanted. */
  readonly namespace: ChainNamespace
  /** The address of this page. */
  readonly page: string
}
