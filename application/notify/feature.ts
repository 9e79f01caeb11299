import { defineFeature } from '../kernel/feature.js'
import { createStore, type Store } from '../kernel/store.js'
import { HOST_ENVIRONMENT, LOG, SCHEDULER } from '../ports/tokens.js'
import { OUTAGES } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { ALERTS, EVENTS, NOTIFY } from './tokens.js'
import type { PorticoEvent } from '../api/state.js'
import { makeAlertsFeature } from './alertsFeature.js'
import { makeLogFailures, makeReportAlerts } from './diagnosticsPolicies.js'
import { makeNotifyFeature } from './notifyFeature.js'
import { makeHideErrorsWithView, makeHideNoticesWithModal, makeRecordEvents, makeTellInterrupted } from './policies.js'

/**
 * The events for hosts. The first of all features: an event is recorded before any policy reacts to the same change.
 */
export const eventsFeature = defineFeature({
  name: 'events',
  token: EVENTS,
  needs: {},
  make: (): Store<PorticoEvent | undefined> => createStore<PorticoEvent | undefined>(undefined),
  with: { connect: CONNECT, network: NETWORK, modal: MODAL },
  join: (events, others) => ({ states: { events }, policies: [makeRecordEvents({ ...others, events })] }),
})

/** Alerts for the developer, and failures, in the console. */
export const alertsFeature = defineFeature({
  name: 'alerts',
  token: ALERTS,
  needs: {},
  make: makeAlertsFeature,
  with: { connect: CONNECT, network: NETWORK, outages: OUTAGES, log: LOG, events: EVENTS },
  join: (alerts, { outages, events, ...others }) => ({
    states: { alerts: alerts.alerts },
    policies: [
      makeReportAlerts({ alerts, log: others.log, events }),
      makeLogFailures({ ...others, failing: outages.failing }),
    ],
  }),
})

/** The snackbar. */
export const notifyFeature = defineFeature({
  name: 'notify',
  token: NOTIFY,
  needs: { scheduler: SCHEDULER },
  make: makeNotifyFeature,
  with: { modal: MODAL, host: HOST_ENVIRONMENT, scheduler: SCHEDULER },
  join: (notify, { modal, host, scheduler }) => ({
    states: { snackbar: notify.snackbar },
    commands: { notify: notify.notify, dismissNotice: notify.dismiss },
    policies: [
      makeHideNoticesWithModal({ modal: modal.state, notify }),
      makeHideErrorsWithView({ modal: modal.state, notify, scheduler }),
      makeTellInterrupted({ host, modal, notify }),
    ],
  }),
})
