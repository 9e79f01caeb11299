import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Connection } from '../../domain/connect/connection.js'
import type { ConnectorEvent } from '../../domain/connect/connections.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { SwitchError } from '../../domain/network/networkSwitch.js'
import type { NotedRequest } from '../../domain/payment/openPayment.js'
import type { OwnersFate } from '../../domain/requests/proposal.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { Readable } from '../kernel/store.js'

/** A message that a wallet pushes, in the form of EIP-1193: `eth_subscription`, or a type of its own. */
export interface ProviderMessage {
  readonly type: string
  readonly data: unknown
}

/** A connection to a wallet on one namespace. The same contract for injected, paired and embedded wallets. */
export interface WalletConnector extends InstalledWallet {
  /** Requests access; the visitor answers in the wallet. Late answers after a failure change nothing. */
  readonly connect: TaskEither<ConnectError, Connection>
  /** Checks without a prompt whether access is still granted; `undefined` if it is not (U-28). */
  readonly restore: TaskEither<ConnectError, Connection | undefined>
  /**
   * Revokes access as far as the wallet allows; the page forgets it in any case. `FailedToDisconnect` within 3 s if the
   * wallet keeps the access or could not be reached (S8-23).
   */
  readonly disconnect: TaskEither<ConnectError, void>
  /**
   * Ends within five minutes of the time at which the wallet shows it. A disconnect, a change of account or `abandoned`
   * ends it as `ConnectionChanged`, and cancels it in the wallet if possible (U-41). `noted` receives a reference for
   * `lateAnswer`, if the wallet may answer after that or in a later page load.
   */
  readonly request: (
    request: WalletRequest,
    abandoned?: Observable<unknown>,
    noted?: (reference: string) => void,
  ) => TaskEither<RequestError, unknown>
  /**
   * The wallet's answer to an earlier request, also of an earlier page load, read like that of `request`. Emits at most
   * once. Absent if requests end with their page.
   */
  readonly lateAnswer?: (request: NotedRequest) => Observable<Either<RequestError, unknown>>
  /**
   * Asks the wallet to switch to a network, and to add it if needed (EIP-3326, EIP-3085): one flow that ends within
   * five minutes (U-39). Resolves with the network the wallet then reports; `events` report it too, like every other
   * network change of the wallet (U-36). A newer switch, a disconnect or `abandoned` ends it as `SwitchAbandoned`: the
   * wallet gets no further request, but a prompt it already shows stays open.
   */
  readonly switchNetwork: (network: Network, abandoned?: Observable<unknown>) => TaskEither<SwitchError, CaipNetworkId>
  /**
   * Subscribed to while a connection of this connector is live, or is remembered and may be restored. While none is
   * live, it emits only `AccountsChanged`, a sign that `restore` may succeed.
   */
  readonly events: Observable<ConnectorEvent>
  /**
   * For a wallet whose account has several owners: their decision on a transaction, by the id that the wallet returned
   * in place of a hash. Absent if a wallet sends transactions itself.
   */
  readonly proposalFate?: (id: string) => TaskEither<RequestError, OwnersFate>
  /** The wallet supports `solana_signIn`: given the fields of a sign-in, it composes and shows the text itself. */
  readonly signsIn?: true
  /** Absent if the wallet pushes no messages. Subscribed to only while the host listens. */
  readonly messages?: Observable<ProviderMessage>
}

/** The wallets found in this page, in the order of discovery. The list grows while wallets announce themselves. */
export interface ConnectorRegistry {
  readonly connectors: Readable<readonly WalletConnector[]>
  /** Whether code that finds further installed wallets is loading; absent if there is no such code. */
  readonly looking?: Readable<boolean>
  /** Looks again for wallets that do not announce themselves; absent if there are none of these. */
  readonly look?: () => void
}
