import type { AccountState } from '../../domain/account/AccountState.js'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { RequestError } from '../../domain/connect/RequestError.js'
import type { DomainError } from '../../domain/errors/DomainError.js'
import type { ErrorDescription } from '../../domain/errors/ErrorDescription.js'
import type { LifecycleError } from '../../domain/errors/LifecycleError.js'
import type { RemotePicture } from '../../domain/images/RemotePicture.js'
import type { View } from '../../domain/modal/View.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { NetworkError } from '../../domain/network/NetworkError.js'
import type { SwitchError } from '../../domain/network/SwitchError.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { MultiWallet } from '../connect/MultiWallet.js'
import type { WalletRequest } from '../ports/WalletConnector.js'
import type { Readable } from '../shared/Readable.js'
import type { Commands } from './Commands.js'
import type { PorticoFeatures } from './PorticoFeatures.js'
import type { Readings } from './Readings.js'

/** The running product behind `Portico`: loaded at the first intent (design 3.2). */
export interface Core extends Readings {
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
