import { describeAlert } from '../../domain/notify/describeAlert.js'
import type { PorticoEvent } from '../api/PorticoEvent.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { Log } from '../ports/Log.js'
import type { Store } from '../shared/Store.js'
import type { Policy } from './Policy.js'

/** Alerts are for the developer: in the console, as an event, and nowhere a visitor looks (U-56). */
export const makeTellAlerts =
  (deps: { readonly alerts: Pick<AlertsFeature, 'alerts'>; readonly log: Log; readonly events: Pick<Store<PorticoEvent | undefined>, 'set'> }): Policy =>
  () => {
    let told = 0
    return deps.alerts.alerts.changes.subscribe((alerts) => {
      for (const alert of alerts.slice(told)) {
        const { code, message, advice } = describeAlert(alert)
        deps.log.error(`${code} ${message}. ${advice}`)
        deps.events.set({ _tag: 'AlertRaised', code })
      }
      told = alerts.length
    })
  }
