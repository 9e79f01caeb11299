import type { CoreParts } from '../../application/api/CoreParts.js'
import { makeActivateConnectedNamespace } from '../../application/policies/activateConnectedNamespace.js'
import { makeCloseAfterConnect } from '../../application/policies/closeAfterConnect.js'
import { makeEndAttemptWithModal } from '../../application/policies/endAttemptWithModal.js'
import { makeEndSwitchWithModal } from '../../application/policies/endSwitchWithModal.js'
import { makeFollowOtherTabs } from '../../application/policies/followOtherTabs.js'
import { makeFollowPairingViews } from '../../application/policies/followPairingViews.js'
import { makeFollowWalletViews } from '../../application/policies/followWalletViews.js'
import { makeHideNoticesWithModal } from '../../application/policies/hideNoticesWithModal.js'
import { makeLeaveSwitchNetwork } from '../../application/policies/leaveSwitchNetwork.js'
import { makeLeaveUnsupportedChain } from '../../application/policies/leaveUnsupportedChain.js'
import { makeLeaveWhenDisconnected } from '../../application/policies/leaveWhenDisconnected.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import { makeCheckOriginForLogin } from '../../application/policies/checkOriginForLogin.js'
import { makeTellPairingFailures } from '../../application/policies/tellPairingFailures.js'
import { makeTellAlerts } from '../../application/policies/tellAlerts.js'
import { makeLogFailures } from '../../application/policies/logFailures.js'
import type { Policy } from '../../application/policies/Policy.js'
import { makeRecordEvents } from '../../application/policies/recordEvents.js'
import { makeRefreshOpenAccount } from '../../application/policies/refreshOpenAccount.js'
import { makeRememberUsedWallets } from '../../application/policies/rememberUsedWallets.js'
import { makeShowUnsupportedChain } from '../../application/policies/showUnsupportedChain.js'
import { makeStartMultiWallet } from '../../application/policies/startMultiWallet.js'
import { makeTellAboutBalances } from '../../application/policies/tellAboutBalances.js'
import type { TestPorts } from './makeTestPorts.js'
import type { VirtualTime } from './makeVirtualTime.js'

type Features = Omit<CoreParts, 'commands' | 'host' | 'images' | 'policies' | 'waiting'> & {
  readonly checkOrigin: CheckOrigin
}

/** Every policy, in the order of the container. */
export const makePolicies = (
  {
    connect,
    modal,
    pairing,
    notify,
    accounts,
    network,
    outages,
    events,
    wallets,
    alerts,
    checkOrigin,
    config,
    loadMultiWallet,
  }: Features,
  { host, memory, log }: TestPorts,
  { scheduler }: VirtualTime,
): readonly Policy[] => [
  makeRecordEvents({ connect, network, modal, events }),
  makeActivateConnectedNamespace({ connect, network }),
  makeShowUnsupportedChain({ connect, network, modal }),
  makeCloseAfterConnect({ connect, pairing, features: config.features, modal, notify }),
  makeEndAttemptWithModal({ connect, modal }),
  makeLeaveUnsupportedChain({ connections: connect.connections, network, modal }),
  makeLeaveSwitchNetwork({ network, modal }),
  makeEndSwitchWithModal({ network, modal }),
  makeLeaveWhenDisconnected({ connections: connect.connections, modal }),
  makeFollowOtherTabs({ memory, connect }),
  makeRefreshOpenAccount({ modal: modal.state, accounts, host, scheduler }),
  makeStartMultiWallet({ features: config.features, load: loadMultiWallet }),
  makeTellAboutBalances({ tokens: accounts.activeTokens, notify }),
  makeFollowWalletViews({ modal: modal.state, wallets }),
  makeFollowPairingViews({ modal: modal.state, pairing, host }),
  makeRememberUsedWallets({ connect, wallets }),
  makeHideNoticesWithModal({ modal: modal.state, notify }),
  makeCheckOriginForLogin({ features: config.features, checkOrigin, alerts }),
  makeTellPairingFailures({ pairing, alerts, host, log }),
  makeTellAlerts({ alerts, log, events }),
  makeLogFailures({ outages: outages.outages, connect, network, log }),
]
