import { featureOf } from '../../domain/modal/featureViews.js'
import { isView } from '../../domain/modal/isView.js'
import type { View } from '../../domain/modal/view.js'
import type { Settings } from '../api/settings.js'
import { defineFeature } from '../kernel/feature.js'
import { CLOSE_GUARD, CONNECTOR_REGISTRY, HOST_ENVIRONMENT, LOG, SCHEDULER } from '../ports/tokens.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { OPTIONS } from '../api/tokens.js'
import { CONFIG, SERVED } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from './tokens.js'
import { NETWORK } from '../network/tokens.js'
import { makeModalFeature } from './modalFeature.js'

/** Wallets are found in the page on some networks; elsewhere only a host's own connector needs no pairing. */
const hasAdapter = ({ networks }: Settings, { connectors }: ConnectorRegistry): boolean =>
  networks.some(({ chainNamespace }) => ['eip155', 'solana', 'bip122'].includes(chainNamespace)) ||
  connectors.value.some(({ remote }) => remote !== true)

/** Whether the modal is open, and the history of its views. */
export const modalFeature = defineFeature({
  name: 'modal',
  token: MODAL,
  needs: {
    options: OPTIONS,
    registry: CONNECTOR_REGISTRY,
    connect: CONNECT,
    network: NETWORK,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
    served: SERVED,
  },
  make: ({ options, registry, connect, network, host, scheduler, served }) =>
    makeModalFeature({
      connections: connect.connections,
      network: network.state,
      pairingOnly: () => served.pairing && (options.manualControl === true || !hasAdapter(options, registry)),
      mobile: host.facts.mobile,
      scheduler,
    }),
  with: { config: CONFIG, log: LOG, guard: CLOSE_GUARD },
  join: ({ state, close, back, go, guardClose }, { config, log, guard }) => ({
    states: { modal: state },
    commands: {
      close,
      back,
      go: (view: View) => {
        // A host without a compiler may pass anything.
        if (!isView({ ...view })) log.warn('PTC-VIEW-UNKNOWN', view)
        else if (!config.isRefused(view)) go(view)
        else
          void config.staysRefused(view).then((off) => {
            if (!off) go(view)
            else if (featureOf(view.name) === undefined) log.warn('PTC-LOGIN-OFF', view)
          })
      },
    },
    // The host's guard comes first in the list.
    policies: [() => guardClose(guard)],
  }),
})
