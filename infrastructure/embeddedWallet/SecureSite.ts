import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/** The secure site, and what it is told of this page. */
export interface SecureSite {
  /** Address of its frame, without a query. */
  readonly url: string
  readonly projectId: string
  /** Where a visitor who has been nowhere yet starts. */
  readonly startsOn: () => CaipNetworkId
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /** `<framework>-<adapters>-<version>`, for the site's statistics. */
  readonly sdkVersion: string
  /** The site writes a log of its own. */
  readonly logs: boolean
  /** E-mail addresses are captured for the project. */
  readonly capturesEmail: boolean
  readonly store: KeyValueStore
}
