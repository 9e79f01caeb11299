import { currentView } from '../../domain/modal/currentView.js'
import { isLinkExpired } from '../../domain/pairing/isLinkExpired.js'
import type { PairingLink } from '../../domain/pairing/PairingLink.js'
import { hrefOfWallet } from '../../domain/pairing/hrefOfWallet.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Commands } from './Commands.js'

type PairingCommands = Pick<Commands, 'retryPairing' | 'copyPairingLink' | 'openWallet'>

/** The commands about a phone. */
export const makePairingCommands = (deps: {
  readonly modal: Pick<ModalFeature, 'state'>
  readonly pairing: Pick<PairingFeature, 'state' | 'retry'>
  readonly wallets: Pick<WalletsFeature, 'find'>
  readonly notify: Pick<NotifyFeature, 'notify'>
  readonly host: HostEnvironment
  readonly now: () => number
}): PairingCommands => {
  const { modal, pairing, host, notify } = deps
  /** A dead link opens a wallet that then has nothing to show. */
  const liveLink = (): PairingLink | undefined => {
    const { value } = pairing.state
    return value._tag === 'Ready' && !isLinkExpired(value.link, deps.now()) ? value.link : undefined
  }
  return {
    retryPairing: pairing.retry,
    copyPairingLink: () => {
      const link = liveLink()
      if (link === undefined) return notify.notify({ _tag: 'CopyFailed' })
      void host.copy(link.uri).then((copied) => notify.notify({ _tag: copied ? 'LinkCopied' : 'CopyFailed' }))
    },
    openWallet: (route) => {
      const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
      const link = liveLink()
      if (shown?.name !== 'ConnectingWalletConnect' || shown.walletId === undefined || link === undefined) return
      const listing = deps.wallets.find(shown.walletId)?.listing
      const address = listing && hrefOfWallet(listing, route, link.uri)
      if (address !== undefined) host.launch(address)
    },
  }
}
