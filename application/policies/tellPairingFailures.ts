import { distinctUntilChanged, map } from 'rxjs'
import { alertOfRefusal } from '../../domain/pairing/alertOfRefusal.js'
import type { PairingError } from '../../domain/pairing/PairingError.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { Log } from '../ports/Log.js'
import type { Policy } from './Policy.js'

/** Why there is no link is the developer's business, by code; the visitor is told in other words (U-56). */
export const makeTellPairingFailures =
  (deps: {
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly alerts: Pick<AlertsFeature, 'raise'>
    readonly host: Pick<HostEnvironment, 'origin'>
    readonly log: Log
  }): Policy =>
  () => {
    // The words come when there is something to say: most pairings never need them.
    const tell = async (error: PairingError): Promise<void> => {
      const { describeError } = await import('../../domain/errors/describeError.js')
      const alert = error._tag === 'RelayRefused' ? alertOfRefusal(error.reason, deps.host.origin ?? '') : undefined
      if (alert !== undefined) deps.alerts.raise(alert)
      const { code, message } = describeError(error)
      deps.log.warn(`${code} ${message}`, error)
    }
    return deps.pairing.state.changes
      .pipe(
        map((state) => (state._tag === 'Failed' ? state.error : undefined)),
        distinctUntilChanged(),
      )
      .subscribe((error) => error !== undefined && void tell(error).catch(() => deps.log.warn(error._tag)))
  }
