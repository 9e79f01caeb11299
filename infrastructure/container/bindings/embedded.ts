import type { SchedulerLike, Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { Served } from '../../../application/config/served.js'
import type { OpenEmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { HostEnvironment } from '../../../application/ports/platform.js'
import type { KeyValueStore, NetworkMemory } from '../../../application/ports/storage.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createStore } from '../../../application/kernel/store.js'
import { takeLoginResult } from '../../browser/loginResult.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { SERVED } from '../../../application/config/tokens.js'
import { LOGIN_WALLET } from '../../../application/login/tokens.js'
import type { LoginWallet, OpenedLoginWallet } from '../../../application/ports/loginWallet.js'
import {
  EMBEDDED_WALLET,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
  SCHEDULER,
} from '../../../application/ports/tokens.js'

interface EmbeddedDeps {
  readonly options: Settings
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly memory: NetworkMemory
  readonly lifetime: Subscription
}

/** Default: the host provides no embedded wallet. */
const NO_HOST_WALLET: OpenEmbeddedWallet = () => Promise.reject(new Error('No secure site'))

/** Opens the embedded wallet. Its code loads when the visitor approaches a login, or logged in on an earlier visit. */
const makeLoginWallet = ({
  openWallet,
  served,
  ...deps
}: EmbeddedDeps & {
  readonly openWallet: OpenEmbeddedWallet
  readonly served: Served
}): LoginWallet => {
  const { networks } = deps.options
  const result = typeof window === 'undefined' ? undefined : takeLoginResult(window)
  const connectors = createStore<readonly WalletConnector[]>([])
  const open = loadOnce(async (): Promise<OpenedLoginWallet> => {
    const [first, ...others] = networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
    const [{ openLoginWallet }, hostWallet, solana] = await Promise.all([
      import('../openLoginWallet.js'),
      served.logins && openWallet === NO_HOST_WALLET ? undefined : openWallet(),
      first && import('../solanaLogin.lazy.js'),
    ])
    const opened = openLoginWallet({
      ...deps,
      hostWallet,
      result,
      openSolana: first && solana?.makeOpenSolanaLogin({ ...deps, networks: [first, ...others] }),
    })
    connectors.set(opened.solana?.connectors ?? [opened.connector])
    return opened
  })
  return { connectors, open, isReturning: result !== undefined }
}

/** Embedded wallet of e-mail and social logins. */
export const bindEmbedded = ({ single, value }: Binder): void => {
  value(EMBEDDED_WALLET, NO_HOST_WALLET)
  single(LOGIN_WALLET, makeLoginWallet, {
    options: OPTIONS,
    host: HOST_ENVIRONMENT,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
    memory: NETWORK_MEMORY,
    lifetime: LIFETIME,
    openWallet: EMBEDDED_WALLET,
    served: SERVED,
  })
}
