import type { PorticoEvent } from '../../application/api/state.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import { makeLogFailures, makeReportAlerts } from '../../application/notify/diagnosticsPolicies.js'
import type { Policy } from '../../application/kernel/policy.js'
import type { Log } from '../../application/ports/platform.js'
import type { Store } from '../../application/kernel/store.js'

/** The rules that tell the developer what went wrong; both begin with what is wrong by then. */
export const diagnosticsPolicies = ({
  alerts,
  connect,
  events,
  log,
  network,
  outages,
}: {
  readonly alerts: AlertsFeature
  readonly connect: ConnectFeature
  readonly events: Store<PorticoEvent | undefined>
  readonly log: Log
  readonly network: NetworkFeature
  readonly outages: OutagesFeature
}): readonly Policy[] => [
  makeReportAlerts({ alerts, log, events }),
  makeLogFailures({ outages: outages.outages, connect, network, log }),
]
