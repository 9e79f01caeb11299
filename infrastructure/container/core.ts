import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { ErrorDescription } from '../../domain/errors/errorTable.js'
import type { LifecycleError } from '../../domain/errors/lifecycleError.js'
import type { EarlyError } from '../../domain/errors/earlyErrors.js'
import type { RemotePicture } from '../../domain/images/picture.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { OpenRequest, View } from '../../domain/modal/view.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInError } from '../../domain/siwx/signInState.js'
import type { NetworkError, SwitchError } from '../../domain/network/networkSwitch.js'
import type { MultiWallet } from '../../application/connect/multiWallet.js'
import type { Settle } from '../../application/kernel/feature.js'
import type { Readable } from '../../application/kernel/store.js'
import type { Commands } from '../../application/api/commands.js'
import type { RpcFailure } from '../../application/api/providers.js'
import type { StandardNamespace, StandardWallet } from '../../application/api/standardWallets.js'
import type { PorticoFeatures } from '../../application/portico.js'

export type OpenModal = (
  requested?: View,
  namespace?: ChainNamespace,
) => TaskEither<ConnectError | LifecycleError | LoginError | NetworkError, void>

/**
 * The running product behind `Portico`, loaded at the first intent (design 3.2). Writes its states into the given
 * stores.
 */
export interface Core {
  readonly commands: Commands
  /** Called on first interest: fetches what the modal will show (`application/config/interest.ts`). */
  readonly prepare: () => void
  /** Resolves when the view is on screen. Fails for a namespace without networks, and for a disabled view. */
  readonly open: OpenModal
  /**
   * `open` for a host's request, which may name an unknown view. `isLoading`: the modal is in its loading state; fails
   * if the visitor closed it meanwhile.
   */
  readonly openRequested: (request: OpenRequest | undefined, isLoading: boolean) => ReturnType<OpenModal>
  readonly connect: (
    walletId: string,
    namespace?: ChainNamespace,
  ) => TaskEither<ConnectError | LifecycleError, Connection>
  readonly disconnect: (namespace?: ChainNamespace) => TaskEither<ConnectError | LifecycleError | NetworkError, void>
  readonly switchNetwork: (
    networkId: CaipNetworkId,
  ) => TaskEither<LifecycleError | NetworkError | SwitchError, CaipNetworkId>
  readonly signIn: TaskEither<ConnectError | LifecycleError | NetworkError | SignInError, SignInSession>
  /** `undefined` for a disabled feature. */
  readonly feature: <Name extends keyof PorticoFeatures>(
    name: Name,
    settle: Settle,
  ) => TaskEither<LifecycleError, PorticoFeatures[Name] | undefined>
  /** The wallets for the views, whether or not the host enabled the feature `multiWallet`. */
  readonly profile: TaskEither<LifecycleError, MultiWallet>
  /** `undefined` if the host passed none, against the types. */
  readonly image: (picture: RemotePicture | undefined) => Readable<string | undefined> | undefined
  readonly request: (
    namespace: ChainNamespace,
    request: WalletRequest,
  ) => TaskEither<LifecycleError | NetworkError | RequestError, unknown>
  /**
   * A request of `portico.provider`; the first loads its code. Bound to the wallet, account and chain at the time of
   * the call (U-41).
   */
  readonly askProvider: (request: WalletRequest) => TaskEither<EarlyError | RpcFailure, unknown>
  readonly standard: (namespace: StandardNamespace) => TaskEither<EarlyError | NetworkError, StandardWallet>
  /** Code, text and retry advice of an error, for rejected promises. */
  readonly describe: (error: DomainError) => Promise<ErrorDescription>
  /** Pending host calls fail with `Destroyed`. */
  readonly destroy: () => void
}
