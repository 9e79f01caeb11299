import type { PorticoEvent } from '../../application/api/PorticoEvent.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import { makeLogFailures } from '../../application/policies/logFailures.js'
import type { Policy } from '../../application/policies/Policy.js'
import { makeTellAlerts } from '../../application/policies/tellAlerts.js'
import type { Log } from '../../application/ports/Log.js'
import type { Store } from '../../application/shared/Store.js'

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
  makeTellAlerts({ alerts, log, events }),
  makeLogFailures({ outages: outages.outages, connect, network, log }),
]
