import type { KeyValueStore } from '../../../application/ports/KeyValueStore.js'

/** How a page reaches the relay. */
export interface RelaySettings {
  readonly projectId: string
  /** `wss://…`; without it, the public relay. */
  readonly relayUrl: string | undefined
  /** Where sessions are kept between visits. */
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
  /** What wallets show of the site. */
  readonly metadata: { readonly name: string; readonly description: string; readonly url: string; readonly icons: readonly string[] }
}
