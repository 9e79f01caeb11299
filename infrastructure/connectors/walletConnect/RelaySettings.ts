import type { PorticoOptions } from '../../../application/api/PorticoOptions.js'
import type { HostEnvironment } from '../../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../../application/ports/KeyValueStore.js'

/** How a page reaches the relay. */
export interface RelaySettings {
  readonly projectId: string
  /** Its relay, or the public one, and what wallets show of the site. */
  readonly options: Pick<PorticoOptions, 'endpoints' | 'metadata'>
  readonly host: Pick<HostEnvironment, 'origin'>
  /** Where sessions are kept between visits. */
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
}
