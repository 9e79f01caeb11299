import { distinctUntilChanged, map } from 'rxjs'
import { type PairingError } from '../../domain/pairing/pairing.js'
import { relayRefusalAlert } from '../../domain/pairing/relayRefusal.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { PairingFeature } from './pairingFeature.js'
import type { HostEnvironment, Log } from '../ports/platform.js'
import type { Policy } from '../kernel/policy.js'

/** Why there is no link is the developer's business, by code; the visitor is told in other words (U-56). */
export const makeReportPairingFailures =
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
      const alert = error._tag === 'RelayRefused' ? relayRefusalAlert(error.reason, deps.host.origin ?? '') : undefined
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
