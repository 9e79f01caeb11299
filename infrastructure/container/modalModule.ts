import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/options.js'
import { makeCommands } from '../../application/api/makeCommands.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { MultiWalletApis } from '../../application/connect/multiWallet.js'
import { makeModalFeature, type ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import { makeNotifyFeature } from '../../application/notify/notifyFeature.js'
import type { CloseGuard, HostEnvironment } from '../../application/ports/platform.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { defineModule } from './defineModule.js'
import {
  ACCOUNTS,
  ALERTS,
  COMMANDS,
  CONFIG,
  CONNECT,
  LIFETIME,
  LOAD_MULTI_WALLET,
  LOGIN,
  MODAL,
  NETWORK,
  NOTIFY,
  OPTIONS,
  PAIRING_FEATURE,
  WALLETS,
} from './featureTokens.js'
import type { StartMultiWalletDeps } from './multiWallet.lazy.js'
import { CLOSE_GUARD, CONNECTOR_REGISTRY, HOST_ENVIRONMENT, KEY_VALUE_STORE, PAIRING, SCHEDULER } from './portTokens.js'

interface ModalDeps {
  readonly options: PorticoOptions
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly host: HostEnvironment
  readonly guard: CloseGuard
  readonly scheduler: SchedulerLike
}

/** Wallets of the page are found on these; on others a wallet can only be paired. */
const hasAdapter = ({ networks }: PorticoOptions): boolean =>
  networks.some(({ chainNamespace }) => ['eip155', 'solana', 'bip122'].includes(chainNamespace))

const makeModal = ({ options, connect, network, host, guard, scheduler }: ModalDeps): ModalFeature =>
  makeModalFeature({
    connections: connect.connections,
    network: network.state,
    pairingOnly: () => options.manualControl === true || !hasAdapter(options),
    mobile: host.facts.mobile,
    guard,
    scheduler,
  })

const lateMultiWallet = (deps: StartMultiWalletDeps): (() => Promise<MultiWalletApis>) =>
  loadOnce(async () => (await import('./multiWallet.lazy.js')).startMultiWallet(deps))

export const modalModule = defineModule(({ single, value }) => {
  value(CLOSE_GUARD, { mayClose: () => true })
  single(NOTIFY, makeNotifyFeature, { scheduler: SCHEDULER })
  single(MODAL, makeModal, {
    options: OPTIONS,
    connect: CONNECT,
    network: NETWORK,
    host: HOST_ENVIRONMENT,
    guard: CLOSE_GUARD,
    scheduler: SCHEDULER,
  })
  single(LOAD_MULTI_WALLET, lateMultiWallet, {
    config: CONFIG,
    connect: CONNECT,
    modal: MODAL,
    network: NETWORK,
    alerts: ALERTS,
    notify: NOTIFY,
    registry: CONNECTOR_REGISTRY,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
    lifetime: LIFETIME,
  })
  single(COMMANDS, makeCommands, {
    port: PAIRING,
    login: LOGIN,
    modal: MODAL,
    connect: CONNECT,
    pairing: PAIRING_FEATURE,
    wallets: WALLETS,
    network: NETWORK,
    accounts: ACCOUNTS,
    notify: NOTIFY,
    registry: CONNECTOR_REGISTRY,
    host: HOST_ENVIRONMENT,
  })
})
