import { token } from '../kernel/token.js'
import type { AlertsFeature } from './alertsFeature.js'
import type { Store } from '../kernel/store.js'
import type { PorticoEvent } from '../api/state.js'
import type { NotifyFeature } from './notifyFeature.js'

export const ALERTS = token<AlertsFeature>('Alerts')
export const EVENTS = token<Store<PorticoEvent | undefined>>('Events')
export const NOTIFY = token<NotifyFeature>('Notify')
