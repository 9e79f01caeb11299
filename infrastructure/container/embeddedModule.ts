import type { SchedulerLike, Subscription } from 'rxjs'
import type { Appearance, PorticoOptions } from '../../application/api/options.js'
import type { OpenEmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/platform.js'
import type { ConnectionMemory, KeyValueStore, NetworkMemory } from '../../application/ports/storage.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import { createStore, type Readable } from '../../application/kernel/store.js'
import { takeLoginResult } from '../browser/loginResult.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { defineModule } from './defineModule.js'
import {
  ALERTS,
  APPEARANCE,
  CONNECT,
  LAZY_EMBEDDED,
  type LazyEmbedded,
  LIFETIME,
  LOGIN,
  MODAL,
  NETWORK,
  NOTIFY,
  type OpenedEmbedded,
  OPTIONS,
} from './featureTokens.js'
import {
  CONNECTION_MEMORY,
  EMBEDDED_WALLET,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
  SCHEDULER,
} from './portTokens.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { lazyLoginFeature } from '../../application/login/lazyLoginFeature.js'
import type { LoginFeature } from '../../application/login/loginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connector.js'

interface EmbeddedDeps {
  readonly options: PorticoOptions
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** Ours; its frame comes with the first question. */
const makeOpenWallet =
  (deps: EmbeddedDeps): OpenEmbeddedWallet =>
  async () => {
    const { wallet, dispose } = (await import('./login.lazy.js')).openOwnWallet(deps)
    deps.lifetime.add(dispose)
    return wallet
  }

/** The code comes when somebody is near a login, or logged in on an earlier visit. */
const makeEmbedded = ({
  openWallet,
  ...deps
}: Omit<EmbeddedDeps, 'lifetime'> & {
  readonly openWallet: OpenEmbeddedWallet
  readonly memory: NetworkMemory
}): LazyEmbedded => {
  const result = typeof window === 'undefined' ? undefined : takeLoginResult(window)
  const connectors = createStore<readonly WalletConnector[]>([])
  const open = loadOnce(async (): Promise<OpenedEmbedded> => {
    const [first, ...others] = deps.options.networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
    const [{ openEmbedded }, wallet, solana] = await Promise.all([
      import('./login.lazy.js'),
      openWallet(),
      first && import('./solanaLogin.lazy.js'),
    ])
    const opened = openEmbedded({
      ...deps,
      wallet,
      result,
      openSolana: first && solana?.makeOpenSolanaLogin({ ...deps, networks: [first, ...others] }),
    })
    connectors.set(opened.solana?.connectors ?? [opened.connector])
    return opened
  })
  return { connectors, open, isReturning: result !== undefined }
}

/** The wallet behind e-mail and social logins. */
export const embeddedModule = defineModule(({ single }) => {
  const deps = { options: OPTIONS, host: HOST_ENVIRONMENT, store: KEY_VALUE_STORE, scheduler: SCHEDULER }
  single(EMBEDDED_WALLET, makeOpenWallet, { ...deps, lifetime: LIFETIME })
  single(LAZY_EMBEDDED, makeEmbedded, { ...deps, openWallet: EMBEDDED_WALLET, memory: NETWORK_MEMORY })
})

interface LoginDeps {
  readonly embedded: LazyEmbedded
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly modal: ModalFeature
  readonly notify: NotifyFeature
  readonly alerts: AlertsFeature
  readonly appearance: Readable<Appearance>
  readonly host: HostEnvironment
  readonly memory: ConnectionMemory
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}

const makeLogin = ({ embedded, memory, ...deps }: LoginDeps): LoginFeature => {
  const login = lazyLoginFeature(async () => {
    const [{ startLogin }, opened] = await Promise.all([import('./login.lazy.js'), embedded.open()])
    return startLogin({ ...deps, ...opened })
  })
  // A returning visitor's wallet is asked, and may ask them something, without anybody near a login.
  if (embedded.isReturning || Object.values(memory.read()).flat().includes(EMBEDDED_CONNECTOR_ID)) login.prepare()
  return login
}

/** Logging in by e-mail or social account. */
export const loginModule = defineModule(({ single }) => {
  single(LOGIN, makeLogin, {
    embedded: LAZY_EMBEDDED,
    connect: CONNECT,
    network: NETWORK,
    modal: MODAL,
    notify: NOTIFY,
    alerts: ALERTS,
    appearance: APPEARANCE,
    host: HOST_ENVIRONMENT,
    memory: CONNECTION_MEMORY,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
  })
})
