import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { OpenEmbeddedWallet } from '../../application/ports/embeddedWallet/OpenEmbeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { WalletConnector } from '../../application/ports/WalletConnector.js'
import { createStore } from '../../application/shared/createStore.js'
import { takeLoginResult } from '../browser/takeLoginResult.js'
import { loadOnce } from '../../application/shared/loadOnce.js'
import { defineModule } from './defineModule.js'
import { LAZY_EMBEDDED, LIFETIME, OPTIONS } from './featureTokens.js'
import type { LazyEmbedded, OpenedEmbedded } from './LazyEmbedded.js'
import { EMBEDDED_WALLET, HOST_ENVIRONMENT, KEY_VALUE_STORE, NETWORK_MEMORY, SCHEDULER } from './portTokens.js'

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
