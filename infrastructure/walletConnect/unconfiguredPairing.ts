import { of } from 'rxjs'
import type { Pairing } from '../../application/ports/Pairing.js'

/** Without a project nobody is asked: the relay would let nobody in (U-49). */
export const unconfiguredPairing: Pairing = { begin: of({ _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } }) }
