import { catchError, defer, type Observable, of, type SchedulerLike, type Subscription, switchMap } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { ConnectionMemory, KeyValueStore, NetworkMemory } from '../../../application/ports/storage.js'
import type { HostEnvironment } from '../../../application/ports/platform.js'
import type { FailureReportDeps } from '../../../application/pairing/reportFailure.js'
import type { SignIns } from '../../../application/ports/siwx.js'
import type { OfferSignIn } from '../../../application/pairing/offerSignIn.js'
import type { Pairing, PairingStep } from '../../../application/ports/pairing.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import type { PairingError } from '../../../domain/pairing/pairing.js'
import type { WaitingRequest } from '../../../domain/pairing/deepLink.js'
import type { Network } from '../../../domain/network/network.js'
import type { NonEvmNamespaces } from '../../connectors/walletConnect/namespaces.js'
import type { WalletConnect } from '../../connectors/walletConnect/openWalletConnect.js'
import type { WalletConnectClient } from '../../connectors/walletConnect/client.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'
import { IS_APP_LINK } from './appLinks.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { type Binder, token } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { ALERTS } from '../../../application/notify/tokens.js'
import { SIGN_INS } from '../../../application/siwx/tokens.js'
import {
  CONNECTION_MEMORY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  LOG,
  NETWORK_MEMORY,
  PAIRING,
  SCHEDULER,
} from '../../../application/ports/tokens.js'

interface WalletConnectDeps extends FailureReportDeps {
  readonly options: Settings
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly isAppLink: IsAppLink
  readonly memory: ConnectionMemory
  readonly visits: NetworkMemory
  readonly signIns: () => Promise<SignIns | undefined>
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** Pairing and its wallets, usable before the code is loaded. */
export interface LazyWalletConnect {
  /** Empty until a wallet is paired or restored. */
  readonly connectors: Readable<readonly WalletConnector[]>
  readonly pairing: Pairing
}

export const WALLET_CONNECT = token<LazyWalletConnect>('WalletConnect')

const ignore = (): void => undefined
const isEvm = ({ chainNamespace }: Network): boolean => chainNamespace === 'eip155'
const loadOthers = async (): Promise<{ readonly others: NonEvmNamespaces }> => ({
  others: (await import('../../connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js')).nonEvmNamespaces(),
})

const failed = (error: Extract<PairingStep, { readonly _tag: 'Failed' }>['error']): PairingStep => ({
  _tag: 'Failed',
  error,
})

/** The code loads with the first pairing, or with a restored paired wallet; the SDK loads after it. */
const makeWalletConnect = (deps: WalletConnectDeps): LazyWalletConnect => {
  const { projectId, networks, manualControl, siwx } = deps.options
  const connectors = createStore<readonly WalletConnector[]>([])
  const waiting = createStore<WaitingRequest | undefined>(undefined)
  const links = createStore<string | undefined>(undefined)
  let opened: WalletConnect | undefined
  const whole = (begin: Observable<PairingStep>, own: Partial<Pairing> = {}): LazyWalletConnect => ({
    connectors,
    pairing: {
      begin: begin.pipe(catchError((cause: unknown) => of(failed({ _tag: 'PairingUnavailable', cause })))),
      take: ignore,
      openedWith: ignore,
      waiting,
      ...own,
    },
  })
  if (manualControl === true) {
    const shown = defer(async () =>
      (await import('../../connectors/walletConnect/manualLinks.lazy.js')).manualLinks({
        links,
        scheduler: deps.scheduler,
      }),
    )
    return whole(shown.pipe(switchMap((steps) => steps)), { take: links.set })
  }
  // Relays require a project id (U-49).
  if (projectId === undefined) return whole(of(failed({ _tag: 'PairingNotConfigured' })))
  const open = async (): Promise<WalletConnectClient> =>
    (await import('../../connectors/walletConnect/sdk.lazy.js')).openWalletConnectClient({ ...deps, projectId })
  const refused = (error: PairingError): void =>
    void import('../../../application/pairing/reportFailure.js')
      .then(({ reportPairingFailure }) => reportPairingFailure(deps, error))
      .catch(() => deps.log.warn(error._tag))
  const offerSignIn: OfferSignIn = async (chainId) =>
    (await import('../../../application/pairing/offerSignIn.js')).makeOfferSignIn(deps)(chainId)
  const load = loadOnce(async (): Promise<WalletConnect> => {
    const [{ openWalletConnect }, others] = await Promise.all([
      import('../../connectors/walletConnect/openWalletConnect.js'),
      networks.every(isEvm) ? {} : loadOthers(),
    ])
    const { visible } = deps.host
    // One-link sign-in is EVM only: the SDK cannot encode messages of other namespaces.
    const offer = siwx !== undefined && networks.every(isEvm) ? { offerSignIn } : {}
    const visited = deps.visits.read
    const relay = openWalletConnect({ ...deps, ...others, ...offer, open, refused, networks, visited, visible })
    deps.lifetime.add(() => relay.dispose())
    connectors.set(relay.connectors)
    relay.pairing.waiting.changes.subscribe(waiting.set)
    opened = relay
    return relay
  })
  if (Object.values(deps.memory.read()).flat().includes(WALLET_CONNECT_CONNECTOR_ID)) void load().catch(() => undefined)
  return whole(defer(load).pipe(switchMap(({ pairing }) => pairing.begin)), {
    openedWith: (link) => opened?.pairing.openedWith(link),
  })
}

/** Wallets outside this page. */
export const bindWalletConnect = ({ single }: Binder): void => {
  single(WALLET_CONNECT, makeWalletConnect, {
    options: OPTIONS,
    host: HOST_ENVIRONMENT,
    store: KEY_VALUE_STORE,
    isAppLink: IS_APP_LINK,
    memory: CONNECTION_MEMORY,
    visits: NETWORK_MEMORY,
    signIns: SIGN_INS,
    alerts: ALERTS,
    log: LOG,
    scheduler: SCHEDULER,
    lifetime: LIFETIME,
  })
  single(PAIRING, ({ relay }: { readonly relay: LazyWalletConnect }) => relay.pairing, { relay: WALLET_CONNECT })
}
