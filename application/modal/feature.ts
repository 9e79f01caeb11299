import type { PorticoOptions } from '../api/options.js'
import { defineFeature } from '../kernel/feature.js'
import { CLOSE_GUARD, HOST_ENVIRONMENT, SCHEDULER } from '../ports/tokens.js'
import { CONNECT, MODAL, NETWORK, OPTIONS } from '../tokens.js'
import { makeModalFeature } from './modalFeature.js'

/** Wallets of the page are found on these; on others a wallet can only be paired. */
const hasAdapter = ({ networks }: PorticoOptions): boolean =>
  networks.some(({ chainNamespace }) => ['eip155', 'solana', 'bip122'].includes(chainNamespace))

/** Whether the modal is open, and the history of its views. */
export const modalFeature = defineFeature({
  name: 'modal',
  token: MODAL,
  needs: {
    options: OPTIONS,
    connect: CONNECT,
    network: NETWORK,
    host: HOST_ENVIRONMENT,
    guard: CLOSE_GUARD,
    scheduler: SCHEDULER,
  },
  make: ({ options, connect, network, host, guard, scheduler }) =>
    makeModalFeature({
      connections: connect.connections,
      network: network.state,
      pairingOnly: () => options.manualControl === true || !hasAdapter(options),
      mobile: host.facts.mobile,
      guard,
      scheduler,
    }),
  with: {},
  join: ({ state, close, back, go }) => ({ states: { modal: state }, commands: { close, back, go } }),
})
