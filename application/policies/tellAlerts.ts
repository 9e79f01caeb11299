import type { Alert } from '../../domain/notify/Alert.js'
import type { PorticoEvent } from '../api/PorticoEvent.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { Log } from '../ports/Log.js'
import type { Store } from '../shared/Store.js'
import type { Policy } from './Policy.js'

/** Alerts are for the developer: in the console, as an event, and nowhere a visitor looks (U-56). */
export const makeTellAlerts =
  (deps: {
    readonly alerts: Pick<AlertsFeature, 'alerts'>
    readonly log: Log
    readonly events: Pick<Store<PorticoEvent | undefined>, 'set'>
  }): Policy =>
  () => {
    let told = 0
    // The words come when there is something to say: most pages never need them.
    const tell = async (alert: Alert): Promise<void> => {
      const { describeAlert } = await import('../../domain/notify/describeAlert.js')
      const { code, message, advice } = describeAlert(alert)
      deps.log.error(`${code} ${message}. ${advice}`)
      deps.events.set({ _tag: 'AlertRaised', code })
    }
    return deps.alerts.alerts.changes.subscribe((alerts) => {
      alerts.slice(told).forEach((alert) => void tell(alert).catch(() => deps.log.error(alert._tag)))
      told = alerts.length
    })
  }
