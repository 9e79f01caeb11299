import { currentView } from '../../domain/modal/currentView.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Commands } from './Commands.js'

/** What the visitor can do about the network. Where the host disabled that, the commands do nothing (S4-18). */
export const makeNetworkCommands = ({
  modal,
  network,
}: {
  readonly modal: Pick<ModalFeature, 'state' | 'go'>
  readonly network: Pick<NetworkFeature, 'state' | 'switchNetwork' | 'needsWallet'>
}): Pick<Commands, 'chooseNetwork' | 'retrySwitch'> => ({
  chooseNetwork: (networkId) => {
    if (network.state.value.switching === 'Off') return
    if (network.needsWallet(networkId)) modal.go({ name: 'SwitchNetwork', networkId })
    void network.switchNetwork(networkId)()
  },
  retrySwitch: () => {
    const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
    if (network.state.value.switching === 'Allowed' && shown?.name === 'SwitchNetwork') void network.switchNetwork(shown.networkId)()
  },
})
