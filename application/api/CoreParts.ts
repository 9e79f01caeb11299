import type { AccountsFeature } from '../account/accountsFeature.js'
import type { ConfigFeature } from '../config/configFeature.js'
import type { OutagesFeature } from '../config/outagesFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { MultiWalletDoors } from '../connect/MultiWalletDoors.js'
import type { RequestWallet } from '../connect/RequestWallet.js'
import type { LoginFeature } from '../login/LoginFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { PendingTransaction } from '../../domain/send/PendingTransaction.js'
import type { WaitingRequest } from '../../domain/pairing/WaitingRequest.js'
import type { Images } from '../ports/Images.js'
import type { Policy } from '../policies/Policy.js'
import type { Readable } from '../shared/Readable.js'
import type { Store } from '../shared/Store.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Commands } from './Commands.js'
import type { HostState } from './HostState.js'
import type { PorticoEvent } from './PorticoEvent.js'

/** What the core is made of. */
export interface CoreParts {
  readonly config: ConfigFeature
  readonly outages: OutagesFeature
  readonly wallets: WalletsFeature
  readonly connect: ConnectFeature
  readonly pairing: PairingFeature
  readonly login: LoginFeature
  readonly requestWallet: RequestWallet
  readonly loadMultiWallet: () => Promise<MultiWalletDoors>
  readonly accounts: AccountsFeature
  readonly network: NetworkFeature
  readonly modal: ModalFeature
  readonly notify: NotifyFeature
  readonly alerts: AlertsFeature
  readonly host: HostState
  readonly waiting: Readable<WaitingRequest | undefined>
  readonly pending: Readable<readonly PendingTransaction[]>
  readonly images: Images
  readonly commands: Commands
  readonly events: Store<PorticoEvent | undefined>
  readonly policies: readonly Policy[]
}
