import { describeError } from '../../domain/errors/domainError.js'
import type { PairingError } from '../../domain/pairing/pairing.js'
import { relayRefusalAlert } from '../../domain/pairing/relayRefusal.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { HostEnvironment, Log } from '../ports/platform.js'

export interface FailureReportDeps {
  readonly alerts: Pick<AlertsFeature, 'raise'>
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly log: Log
}

/** Reports to the developer why there is no link: a log line, and an alert if the relay gave a reason (S8-46 to 48). */
export const reportPairingFailure = ({ alerts, host, log }: FailureReportDeps, error: PairingError): void => {
  const alert = 'reason' in error ? relayRefusalAlert(error.reason, host.origin ?? '') : undefined
  if (alert !== undefined) alerts.raise(alert)
  const { code, message } = describeError(error)
  log.warn(`${code} ${message}`, error)
}
