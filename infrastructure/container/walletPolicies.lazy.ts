import type { SchedulerLike } from 'rxjs'
import type { AccountsFeature } from '../../application/account/accountsFeature.js'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import {
  makeCloseAfterConnect,
  makeLeaveWhenDisconnected,
  makeStartMultiWallet,
} from '../../application/connect/walletPolicies.js'
import {
  makeEndSwitchWithModal,
  makeLeaveSwitchNetwork,
  makeLeaveUnsupportedChain,
} from '../../application/network/walletPolicies.js'
import type { Policy } from '../../application/kernel/policy.js'
import { makeRefreshOpenAccount, makeReportUnavailableBalances } from '../../application/account/walletPolicies.js'
import type { HostEnvironment } from '../../application/ports/platform.js'

/** The rules about a wallet that is there. */
export const walletPolicies = ({
  accounts,
  config,
  connect,
  host,
  loadMultiWallet,
  modal,
  network,
  notify,
  pairing,
  scheduler,
}: {
  readonly accounts: AccountsFeature
  readonly config: ConfigFeature
  readonly connect: ConnectFeature
  readonly host: HostEnvironment
  readonly loadMultiWallet: () => Promise<unknown>
  readonly modal: ModalFeature
  readonly network: NetworkFeature
  readonly notify: NotifyFeature
  readonly pairing: PairingFeature
  readonly scheduler: SchedulerLike
}): readonly Policy[] => [
  makeCloseAfterConnect({ connect, pairing, features: config.features, modal, notify }),
  makeLeaveUnsupportedChain({ connections: connect.connections, network, modal }),
  makeLeaveSwitchNetwork({ network, modal }),
  makeLeaveWhenDisconnected({ connections: connect.connections, modal }),
  makeEndSwitchWithModal({ network, modal }),
  makeRefreshOpenAccount({ modal: modal.state, accounts, host, scheduler }),
  makeStartMultiWallet({ features: config.features, load: loadMultiWallet }),
  makeReportUnavailableBalances({ tokens: accounts.activeTokens, notify }),
]
