import type { AccountState } from '../../domain/account/accountState.js'
import type { Connection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { DomainError, ErrorDescription, LifecycleError } from '../../domain/errors/domainError.js'
import type { RemotePicture } from '../../domain/images/picture.js'
import type { View } from '../../domain/modal/view.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { NetworkError, SwitchError } from '../../domain/network/networkSwitch.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { MultiWallet, MultiWalletApis } from '../connect/multiWallet.js'
import type { WalletRequest } from '../ports/walletConnector.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'
import type { Commands } from './commands.js'
import type { PorticoFeatures } from './portico.js'
import type { HostState, PorticoEvent, PorticoState } from './state.js'
import type { AccountsFeature } from '../account/accountsFeature.js'
import type { ConfigFeature } from '../config/configFeature.js'
import type { OutagesFeature } from '../config/outagesFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { LoginFeature } from '../login/loginFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { PendingTransaction } from '../../domain/send/pendingTransaction.js'
import type { WaitingRequest } from '../../domain/pairing/deepLink.js'
import type { Images } from '../ports/platform.js'
import type { Policy } from '../kernel/policy.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import * as E from 'fp-ts/Either'
import { Subscription } from 'rxjs'

/** The running product behind `Portico`: loaded at the first intent (design 3.2). */
export interface Core extends PorticoState {
  readonly account: (namespace: ChainNamespace) => Readable<AccountState>
  readonly activeAccount: Readable<AccountState>
  readonly commands: Commands
  readonly open: (requested?: View, namespace?: ChainNamespace) => void
  readonly connect: (walletId: string, namespace?: ChainNamespace) => TaskEither<ConnectError, Connection>
  readonly disconnect: (namespace?: ChainNamespace) => TaskEither<ConnectError, void>
  readonly switchNetwork: (networkId: CaipNetworkId) => TaskEither<NetworkError | SwitchError, CaipNetworkId>
  /** `undefined` for one that is off. */
  readonly feature: <Name extends keyof PorticoFeatures>(
    name: Name,
  ) => TaskEither<LifecycleError, PorticoFeatures[Name] | undefined>
  /** The wallets for the screens, whether or not the host's feature is on. */
  readonly profile: TaskEither<LifecycleError, MultiWallet>
  readonly image: (picture: RemotePicture) => Readable<string | undefined>
  readonly request: (namespace: ChainNamespace, request: WalletRequest) => TaskEither<RequestError, unknown>
  /** Code, text and retry advice of an error, for promises. */
  readonly describe: (error: DomainError) => Promise<ErrorDescription>
  readonly destroy: () => void
}

/** What the core is made of. */
export interface CoreParts {
  readonly config: ConfigFeature
  readonly outages: OutagesFeature
  readonly wallets: WalletsFeature
  readonly connect: ConnectFeature
  readonly pairing: PairingFeature
  readonly login: LoginFeature
  readonly requestWallet: RequestWallet
  readonly loadMultiWallet: () => Promise<MultiWalletApis>
  readonly accounts: AccountsFeature
  readonly network: NetworkFeature
  readonly modal: ModalFeature
  readonly notify: NotifyFeature
  readonly alerts: AlertsFeature
  readonly host: HostState
  readonly waiting: Readable<WaitingRequest | undefined>
  readonly pending: Readable<readonly PendingTransaction[]>
  readonly images: Images
  readonly commands: Commands
  readonly events: Store<PorticoEvent | undefined>
  readonly policies: readonly Policy[]
}

/** Puts the features together, starts the policies, and asks the remembered wallets. */
export const makeCore = (parts: CoreParts): Core => {
  const { accounts, connect, modal, network } = parts
  const running = new Subscription()
  for (const start of parts.policies) running.add(start())
  for (const feature of [
    accounts,
    network,
    parts.pairing,
    parts.login,
    connect,
    modal,
    parts.config,
    parts.wallets,
    parts.notify,
  ]) {
    running.add(() => feature.dispose())
  }
  connect.restore()
  const wallets: TaskEither<LifecycleError, MultiWalletApis> = () =>
    parts.loadMultiWallet().then(E.right, (cause: unknown) => E.left({ _tag: 'ChunkNotLoaded', cause }))
  return {
    modal: modal.state,
    network: network.state,
    networkSwitch: network.switching,
    connections: connect.connections,
    attempt: connect.attempt,
    pairing: parts.pairing.state,
    ...parts.login.states,
    waiting: parts.waiting,
    pending: parts.pending,
    host: createStore(parts.host),
    wallets: parts.wallets.list,
    catalogue: parts.wallets.catalogue,
    tokens: accounts.activeTokens,
    snackbar: parts.notify.snackbar,
    features: parts.config.features,
    outages: parts.outages.outages,
    alerts: parts.alerts.alerts,
    events: parts.events,
    account: (namespace) => accounts.of(namespace).state,
    activeAccount: accounts.activeAccount,
    commands: parts.commands,
    open: (requested, namespace) => {
      if (namespace !== undefined) network.setActiveNamespace(namespace)
      modal.open(requested)
    },
    connect: (connectorId, namespace) =>
      connect.connect(
        namespace === undefined
          ? connect.locate(connectorId, network.state.value.activeNamespace)
          : { namespace, connectorId },
      ),
    disconnect: connect.disconnect,
    switchNetwork: (id) => async () => {
      const outcome = await network.switchNetwork(id)()
      if (E.isLeft(outcome) && outcome.left._tag === 'NetworkNotFound') parts.alerts.raise(outcome.left)
      return outcome
    },
    feature: () => async () => {
      if (parts.config.features.value.multiWallet) return E.map(({ host }: MultiWalletApis) => host)(await wallets())
      parts.alerts.raise({ _tag: 'MultiWalletNotEnabled' })
      return E.right(undefined)
    },
    profile: async () => E.map(({ screen }: MultiWalletApis) => screen)(await wallets()),
    image: parts.images.of,
    request: parts.requestWallet,
    // The words of errors come with the first one.
    describe: async (error) => (await import('../../domain/errors/describeError.js')).describeError(error),
    destroy: () => running.unsubscribe(),
  }
}
