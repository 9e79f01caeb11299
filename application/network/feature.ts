import { networkRules } from '../../domain/network/activeNetwork.js'
import { defineFeature } from '../kernel/feature.js'
import { CONNECTOR_REGISTRY, NETWORK_MEMORY } from '../ports/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from './tokens.js'
import { makeNetworkCommands } from './networkCommands.js'
import { makeNetworkFeature } from './networkFeature.js'
import { makeActivateConnectedNamespace, makeRememberMoves, makeShowUnsupportedChain } from './policies.js'
import { makeEndSwitchWithModal, makeLeaveSwitchNetwork, makeLeaveUnsupportedChain } from './walletPolicies.js'

/** The page's network, and the network switch in progress. */
export const networkFeature = defineFeature({
  name: 'network',
  token: NETWORK,
  needs: { options: OPTIONS, connect: CONNECT, memory: NETWORK_MEMORY },
  make: ({ options, connect: { connections, sessions }, memory }) =>
    makeNetworkFeature({ networks: options.networks, connections, sessions, memory, rules: networkRules(options) }),
  with: { connect: CONNECT, modal: MODAL, registry: CONNECTOR_REGISTRY },
  join: (network, { connect, modal, registry }) => ({
    states: { network: network.state, networkSwitch: network.switching },
    commands: makeNetworkCommands({ modal, network, sessions: connect.sessions, registry }),
    policies: [
      makeActivateConnectedNamespace({ connect, network, modal }),
      makeRememberMoves({ connect, network }),
      makeShowUnsupportedChain({ connect, network, modal }),
      makeLeaveUnsupportedChain({ connections: connect.connections, network, modal }),
      makeLeaveSwitchNetwork({ network, modal }),
      makeEndSwitchWithModal({ network, modal }),
    ],
  }),
})
