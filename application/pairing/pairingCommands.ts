import { currentView } from '../../domain/modal/view.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from './pairingFeature.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { Pairing } from '../ports/pairing.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Commands } from '../api/commands.js'

type PairingCommands = Pick<
  Commands,
  'retryPairing' | 'copyPairingLink' | 'openWallet' | 'continueInWallet' | 'showPairingLink'
>

/** The commands about a phone. */
export const makePairingCommands = ({
  modal,
  pairing,
  wallets,
  notify,
  port,
  host,
}: {
  readonly modal: Pick<ModalFeature, 'state'>
  readonly pairing: Pick<PairingFeature, 'retry' | 'copyLink' | 'openWallet'>
  readonly wallets: Pick<WalletsFeature, 'find'>
  readonly notify: Pick<NotifyFeature, 'notify'>
  readonly port: Pick<Pairing, 'waiting' | 'take'>
  readonly host: Pick<HostEnvironment, 'launch'>
}): PairingCommands => ({
  retryPairing: pairing.retry,
  copyPairingLink: () =>
    void pairing.copyLink().then((copied) => notify.notify({ _tag: copied ? 'LinkCopied' : 'CopyFailed' })),
  openWallet: (route, other = 0) => {
    const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
    const listing =
      shown?.name === 'ConnectingWalletConnect' && shown.walletId !== undefined
        ? wallets.find(shown.walletId)?.listing
        : undefined
    if (listing !== undefined) pairing.openWallet(listing, route, other)
  },
  continueInWallet: () => {
    const { value } = port.waiting
    if (value !== undefined) host.launch(value.address)
  },
  showPairingLink: port.take,
})
