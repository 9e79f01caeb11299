import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../../application/api/options.js'
import type { OpenEmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { HostEnvironment } from '../../../application/ports/platform.js'
import type { KeyValueStore, NetworkMemory } from '../../../application/ports/storage.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createStore } from '../../../application/kernel/store.js'
import { takeLoginResult } from '../../browser/loginResult.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, LOGIN_WALLET, OPTIONS } from '../../../application/tokens.js'
import type { LoginWallet, OpenedLoginWallet } from '../../../application/ports/loginWallet.js'
import {
  EMBEDDED_WALLET,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
  SCHEDULER,
} from '../../../application/ports/tokens.js'

interface EmbeddedDeps {
  readonly options: PorticoOptions
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly memory: NetworkMemory
  readonly lifetime: Subscription
}

/** Where there is no secure site, and the host brings no wallet of its own. */
const unserved: OpenEmbeddedWallet = () => Promise.reject(new Error('No secure site'))

/** Ours; its frame comes with the first question. */
const makeOpenWallet = (deps: EmbeddedDeps): OpenEmbeddedWallet =>
  (deps.options.projectId ?? deps.options.endpoints?.secureSite) !== undefined
    ? async () => {
        const { wallet, dispose } = (await import('../openEmbedded.js')).openOwnWallet(deps)
        deps.lifetime.add(dispose)
        return wallet
      }
    : unserved

/** The code comes when somebody is near a login, or logged in on an earlier visit. */
const makeEmbedded = ({
  openWallet,
  ...deps
}: Omit<EmbeddedDeps, 'lifetime'> & {
  readonly openWallet: OpenEmbeddedWallet
}): LoginWallet => {
  const result = typeof window === 'undefined' ? undefined : takeLoginResult(window)
  const connectors = createStore<readonly WalletConnector[]>([])
  const open = loadOnce(async (): Promise<OpenedLoginWallet> => {
    const [first, ...others] = deps.options.networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
    const [{ openEmbedded }, wallet, solana] = await Promise.all([
      import('../openEmbedded.js'),
      openWallet(),
      first && import('../solanaLogin.lazy.js'),
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
  return { connectors, open, isServed: openWallet !== unserved, isReturning: result !== undefined }
}

/** The wallet behind e-mail and social logins. */
export const bindEmbedded = ({ single }: Binder): void => {
  const deps = {
    options: OPTIONS,
    host: HOST_ENVIRONMENT,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
    memory: NETWORK_MEMORY,
  }
  single(EMBEDDED_WALLET, makeOpenWallet, { ...deps, lifetime: LIFETIME })
  single(LOGIN_WALLET, makeEmbedded, { ...deps, openWallet: EMBEDDED_WALLET })
}
