import type { CoreParts } from '../../application/api/core.js'
import { makeActivateConnectedNamespace, makeShowUnsupportedChain } from '../../application/network/policies.js'
import {
  makeCloseAfterConnect,
  makeLeaveWhenDisconnected,
  makeStartMultiWallet,
} from '../../application/connect/walletPolicies.js'
import { makeEndAttemptWithModal, makeSyncOtherTabs } from '../../application/connect/policies.js'
import {
  makeEndSwitchWithModal,
  makeLeaveSwitchNetwork,
  makeLeaveUnsupportedChain,
} from '../../application/network/walletPolicies.js'
import { makePreparePairing } from '../../application/pairing/policies.js'
import { makeFollowWalletViews, makeRememberUsedWallets } from '../../application/wallets/policies.js'
import { makeHideNoticesWithModal, makeRecordEvents } from '../../application/notify/policies.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import { makeCheckOriginForLogin } from '../../application/config/policies.js'
import { makeReportPairingFailures } from '../../application/pairing/diagnosticsPolicies.js'
import { makeLogFailures, makeReportAlerts } from '../../application/notify/diagnosticsPolicies.js'
import type { Policy } from '../../application/kernel/policy.js'
import { makeRefreshOpenAccount, makeReportUnavailableBalances } from '../../application/account/walletPolicies.js'
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
  makeSyncOtherTabs({ memory, connect }),
  makeRefreshOpenAccount({ modal: modal.state, accounts, host, scheduler }),
  makeStartMultiWallet({ features: config.features, load: loadMultiWallet }),
  makeReportUnavailableBalances({ tokens: accounts.activeTokens, notify }),
  makeFollowWalletViews({ modal: modal.state, wallets }),
  makePreparePairing({ modal: modal.state, pairing, host }),
  makeRememberUsedWallets({ connect, wallets }),
  makeHideNoticesWithModal({ modal: modal.state, notify }),
  makeCheckOriginForLogin({ features: config.features, checkOrigin, alerts }),
  makeReportPairingFailures({ pairing, alerts, host, log }),
  makeReportAlerts({ alerts, log, events }),
  makeLogFailures({ outages: outages.outages, connect, network, log }),
]
