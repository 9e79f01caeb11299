import type { PairingState } from '../../domain/pairing/pairing.js'
import type { Readable } from '../kernel/store.js'
import { shownView } from '../../domain/modal/view.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { PairingFeature } from './pairingFeature.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Commands } from '../api/commands.js'

/** The visitor's commands about the current pairing. */
export type PairingCommands = Pick<Commands, 'retryPairing' | 'copyPairingLink' | 'openWallet'>

/** The result of `portico.feature('pairing')`: the current pairing, and its commands. */
export interface PairingApi extends PairingCommands {
  readonly state: Readable<PairingState>
}

/** The commands about the current pairing. */
export const makePairingCommands = ({
  modal,
  pairing,
  wallets,
}: {
  readonly modal: Pick<ModalFeature, 'state'>
  readonly pairing: Pick<PairingFeature, 'retry' | 'copyLink' | 'openWallet'>
  readonly wallets: Pick<WalletsFeature, 'find'>
}): PairingCommands => ({
  retryPairing: pairing.retry,
  copyPairingLink: pairing.copyLink,
  openWallet: (route, other = 0) => {
    const shown = shownView(modal.state.value)
    const listing =
      shown?.name === 'ConnectingWalletConnect' && shown.walletId !== undefined
        ? wallets.find(shown.walletId)?.listing
        : undefined
    if (listing !== undefined) pairing.openWallet(listing, route, other)
  },
})
