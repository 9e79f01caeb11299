import { filter, merge, type SchedulerLike } from 'rxjs'
import type { AccountsFeature } from '../../application/account/accountsFeature.js'
import { type Core, type CoreParts, makeCore } from '../../application/api/core.js'
import type { PorticoEvent } from '../../application/api/state.js'
import type { PorticoOptions } from '../../application/api/options.js'
import type { Pairing } from '../../application/ports/pairing.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { MultiWalletApis } from '../../application/connect/multiWallet.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import { makeActivateConnectedNamespace, makeShowUnsupportedChain } from '../../application/network/policies.js'
import { makeEndAttemptWithModal, makeSyncOtherTabs } from '../../application/connect/policies.js'
import { makePreparePairing } from '../../application/pairing/policies.js'
import { makeFollowWalletViews, makeRememberUsedWallets } from '../../application/wallets/policies.js'
import { makeHideNoticesWithModal, makeRecordEvents } from '../../application/notify/policies.js'
import { makeCheckOriginForLogin } from '../../application/config/policies.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import { type Policy, startWhen } from '../../application/kernel/policy.js'
import type { WalletsFeature } from '../../application/wallets/walletsFeature.js'
import type { ConnectionMemory } from '../../application/ports/storage.js'
import type { HostEnvironment, Log } from '../../application/ports/platform.js'
import { createStore, type Store } from '../../application/kernel/store.js'
import { defineModule } from './defineModule.js'
import {
  ACCOUNTS,
  ALERTS,
  CHECK_ORIGIN,
  COMMANDS,
  CONFIG,
  CONNECT,
  CORE,
  EVENTS,
  LOAD_MULTI_WALLET,
  LOGIN,
  MODAL,
  NETWORK,
  NOTIFY,
  OPTIONS,
  OUTAGES,
  PAIRING_FEATURE,
  PENDING,
  POLICIES,
  REQUEST_WALLET,
  WALLETS,
} from './featureTokens.js'
import { CONNECTION_MEMORY, HOST_ENVIRONMENT, IMAGES, LOG, PAIRING, SCHEDULER } from './portTokens.js'

interface PoliciesDeps {
  readonly accounts: AccountsFeature
  readonly alerts: AlertsFeature
  readonly checkOrigin: CheckOrigin
  readonly config: ConfigFeature
  readonly connect: ConnectFeature
  readonly events: Store<PorticoEvent | undefined>
  readonly host: HostEnvironment
  readonly loadMultiWallet: () => Promise<MultiWalletApis>
  readonly log: Log
  readonly memory: ConnectionMemory
  readonly modal: ModalFeature
  readonly network: NetworkFeature
  readonly notify: NotifyFeature
  readonly outages: OutagesFeature
  readonly pairing: PairingFeature
  readonly scheduler: SchedulerLike
  readonly wallets: WalletsFeature
}

/** In this order: events are recorded before any rule reacts to the same change. */
const makePolicies = ({ accounts, connect, host, modal, notify, ...deps }: PoliciesDeps): readonly Policy[] => [
  makeRecordEvents({ connect, network: deps.network, modal, events: deps.events }),
  makeActivateConnectedNamespace({ connect, network: deps.network }),
  makeShowUnsupportedChain({ connect, network: deps.network, modal }),
  makeEndAttemptWithModal({ connect, modal }),
  startWhen({
    happens: connect.connections.changes.pipe(
      filter((all) => Object.values(all).some(({ _tag }) => _tag !== 'Disconnected')),
    ),
    load: async () =>
      (await import('./walletPolicies.lazy.js')).walletPolicies({ ...deps, accounts, connect, host, modal, notify }),
  }),
  startWhen({
    happens: merge(
      deps.outages.outages.changes,
      deps.alerts.alerts.changes,
      connect.attempt.changes,
      deps.network.switching.changes,
    ).pipe(filter((now) => ('length' in now ? now.length > 0 : now._tag === 'Failed'))),
    load: async () => (await import('./diagnosticsPolicies.lazy.js')).diagnosticsPolicies({ ...deps, connect }),
  }),
  makeSyncOtherTabs({ memory: deps.memory, connect }),
  makeFollowWalletViews({ modal: modal.state, wallets: deps.wallets }),
  makePreparePairing({ modal: modal.state, pairing: deps.pairing, host }),
  makeRememberUsedWallets({ connect, wallets: deps.wallets }),
  makeHideNoticesWithModal({ modal: modal.state, notify }),
  makeCheckOriginForLogin({ features: deps.config.features, checkOrigin: deps.checkOrigin, alerts: deps.alerts }),
]

interface CoreDeps extends Omit<CoreParts, 'host' | 'waiting'> {
  readonly environment: HostEnvironment
  readonly options: PorticoOptions
  readonly port: Pairing
}

const makeCoreOf = ({ environment, options, port, ...parts }: CoreDeps): Core =>
  makeCore({ ...parts, host: { ...environment.facts, links: options.walletLinks ?? {} }, waiting: port.waiting })

export const coreModule = defineModule(({ single, value }) => {
  value(EVENTS, createStore<PorticoEvent | undefined>(undefined))
  single(POLICIES, makePolicies, {
    accounts: ACCOUNTS,
    alerts: ALERTS,
    checkOrigin: CHECK_ORIGIN,
    config: CONFIG,
    connect: CONNECT,
    events: EVENTS,
    host: HOST_ENVIRONMENT,
    loadMultiWallet: LOAD_MULTI_WALLET,
    log: LOG,
    memory: CONNECTION_MEMORY,
    modal: MODAL,
    network: NETWORK,
    notify: NOTIFY,
    outages: OUTAGES,
    pairing: PAIRING_FEATURE,
    scheduler: SCHEDULER,
    wallets: WALLETS,
  })
  single(CORE, makeCoreOf, {
    alerts: ALERTS,
    environment: HOST_ENVIRONMENT,
    options: OPTIONS,
    port: PAIRING,
    images: IMAGES,
    config: CONFIG,
    outages: OUTAGES,
    pending: PENDING,
    pairing: PAIRING_FEATURE,
    login: LOGIN,
    wallets: WALLETS,
    connect: CONNECT,
    requestWallet: REQUEST_WALLET,
    loadMultiWallet: LOAD_MULTI_WALLET,
    accounts: ACCOUNTS,
    network: NETWORK,
    modal: MODAL,
    notify: NOTIFY,
    commands: COMMANDS,
    events: EVENTS,
    policies: POLICIES,
  })
})
