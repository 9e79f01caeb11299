import { distinctUntilChanged, map, merge, pairwise, startWith, tap } from 'rxjs'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { Call } from '../config/outagesFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Log } from '../ports/platform.js'
import type { Readable, Store } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import type { Alert } from '../../domain/notify/alert.js'
import type { PorticoEvent } from '../api/state.js'
import type { AlertsFeature } from './alertsFeature.js'

const ENDED_BY_VISITOR: readonly DomainError['_tag'][] = ['ModalClosed', 'SwitchAbandoned']

/** Logs failures for the developer, by code. A rejection by the visitor is no failure (U-89). */
export const makeLogFailures =
  (deps: {
    /** Calls that are not answered; visitors may see less of them, or nothing. */
    readonly failing: Readable<readonly Call[]>
    readonly connect: Pick<ConnectFeature, 'attempt'>
    readonly network: Pick<NetworkFeature, 'switching'>
    readonly log: Log
  }): Policy =>
  () => {
    // Loads the texts on the first failure.
    const logError = async (error: DomainError): Promise<void> => {
      const { describeError } = await import('../../domain/errors/domainError.js')
      const { code, message } = describeError(error)
      deps.log.warn(`${code} ${message}`, error)
    }
    const outages = deps.failing.changes.pipe(
      startWith<readonly Call[]>([]),
      pairwise(),
      tap(([before, after]) => {
        for (const call of after) if (!before.includes(call)) deps.log.warn(`${call} does not answer`)
      }),
    )
    const attempts = merge(deps.connect.attempt.changes, deps.network.switching.changes).pipe(
      map((attempt) => (attempt._tag === 'Failed' ? attempt.error : undefined)),
      distinctUntilChanged(),
      tap((error) => {
        if (error === undefined || ENDED_BY_VISITOR.includes(error._tag)) return
        void logError(error).catch(() => deps.log.warn(error._tag))
      }),
    )
    return merge(outages, attempts).subscribe()
  }

/** Reports alerts to the developer in the console and as an event, never to the visitor (U-56). */
export const makeReportAlerts =
  (deps: {
    readonly alerts: Pick<AlertsFeature, 'alerts'>
    readonly log: Log
    readonly events: Pick<Store<PorticoEvent | undefined>, 'set'>
  }): Policy =>
  () => {
    let reported = 0
    // Loads the texts on the first alert: most pages never need them.
    const logAlert = async (alert: Alert): Promise<void> => {
      const { describeAlert } = await import('../../domain/notify/alert.js')
      const { code, message, advice } = describeAlert(alert)
      deps.log.error(`${code} ${message}. ${advice}`)
      deps.events.set({ _tag: 'AlertRaised', code })
    }
    return deps.alerts.alerts.changes.subscribe((alerts) => {
      alerts.slice(reported).forEach((alert) => void logAlert(alert).catch(() => deps.log.error(alert._tag)))
      reported = alerts.length
    })
  }
