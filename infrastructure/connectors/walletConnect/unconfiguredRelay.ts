import { of } from 'rxjs'
import type { Relay } from './makeRelay.js'

/** Without a project nobody is asked: a relay would let nobody in (U-49). */
export const unconfiguredRelay: Relay = {
  pairing: { begin: of({ _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } }) },
  connectors: [],
  dispose: () => undefined,
}
