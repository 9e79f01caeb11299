import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import { shownView } from '../../domain/modal/view.js'
import type { Network } from '../../domain/network/network.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from './networkFeature.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import type { Commands } from '../api/commands.js'

/** The visitor's commands about the network. They do nothing if the host disabled them (S4-18). */
export const makeNetworkCommands = ({
  modal,
  network,
  sessions,
  registry,
}: {
  readonly modal: Pick<ModalFeature, 'state' | 'go' | 'back'>
  readonly network: Pick<NetworkFeature, 'state' | 'switchNetwork' | 'needsWallet' | 'prefer'>
  readonly sessions: ConnectFeature['sessions']
  readonly registry: ConnectorRegistry
}): Pick<Commands, 'chooseNetwork' | 'retrySwitch'> => {
  /** Whether the connected wallet does not support the network's namespace. A login supports all its namespaces. */
  const needsAnother = ({ chainNamespace }: Network): boolean => {
    const here = sessions[network.state.value.activeNamespace].state.value
    if (here._tag !== 'Connected' || sessions[chainNamespace].state.value._tag !== 'Disconnected') return false
    return (
      here.active.connectorId !== EMBEDDED_CONNECTOR_ID ||
      !registry.connectors.value.some(
        ({ id, namespace }) => id === EMBEDDED_CONNECTOR_ID && namespace === chainNamespace,
      )
    )
  }
  return {
    chooseNetwork: (networkId) => {
      const { switching, networks } = network.state.value
      if (switching === 'Off') return
      const chosen = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
      if (chosen !== undefined && needsAnother(chosen)) {
        network.prefer(networkId)
        return modal.go({ name: 'SwitchActiveChain', networkId })
      }
      if (network.needsWallet(networkId)) modal.go({ name: 'SwitchNetwork', networkId })
      else if (chosen !== undefined && shownView(modal.state.value)?.name === 'Networks') modal.back()
      void network.switchNetwork(networkId)()
    },
    retrySwitch: () => {
      const shown = shownView(modal.state.value)
      if (network.state.value.switching === 'Allowed' && shown?.name === 'SwitchNetwork')
        void network.switchNetwork(shown.networkId)()
    },
  }
}
