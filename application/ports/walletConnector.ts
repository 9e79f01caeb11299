import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Connection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { SwitchError } from '../../domain/network/networkSwitch.js'
import type { OwnersFate } from '../../domain/requests/proposal.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { Readable } from '../kernel/store.js'

/** An event that a wallet emits unasked. Accounts are plain addresses, the active one first. */
export type ConnectorEvent =
  | { readonly _tag: 'AccountsChanged'; readonly accounts: readonly [string, ...string[]] }
  | { readonly _tag: 'ChainChanged'; readonly caipNetworkId: CaipNetworkId }
  /** A paired wallet changed which networks its session has. */
  | { readonly _tag: 'NetworksApproved'; readonly approvedNetworks: readonly CaipNetworkId[] }
  /** The wallet took its access back. */
  | { readonly _tag: 'Disconnected' }

/** What a wallet pushes unasked, as EIP-1193 writes it: `eth_subscription`, or a kind of its own. */
export interface ProviderMessage {
  readonly type: string
  readonly data: unknown
}

/** One way to a wallet. The same contract for injected, pairing and embedded ones. */
export interface WalletConnector extends InstalledWallet {
  /** Asks for access; the visitor answers in the wallet. Late answers after a failure change nothing. */
  readonly connect: TaskEither<ConnectError, Connection>
  /** Asks, without a prompt, whether access still stands; `undefined` when it does not (U-28). */
  readonly restore: TaskEither<ConnectError, Connection | undefined>
  /**
   * Gives access back as far as the wallet allows; the page forgets it in any case. `FailedToDisconnect` within 3 s
   * where the wallet keeps it, or could not be told (S8-23).
   */
  readonly disconnect: TaskEither<ConnectError, void>
  /**
   * Ends within five minutes of the wallet's showing it. A disconnect, another account or `abandoned` ends it as
   * `ConnectionChanged`, and takes it back where the wallet can (U-41).
   */
  readonly request: (request: WalletRequest, abandoned?: Observable<unknown>) => TaskEither<RequestError, unknown>
  /**
   * Asks the wallet to switch to a network, and to add it if needed (EIP-3326, EIP-3085): one flow that ends within
   * five minutes (U-39). Resolves with the network the wallet then reports; `events` report it too, like every other
   * move of the wallet (U-36). A newer switch, a disconnect or `abandoned` ends it as `SwitchAbandoned`: the wallet
   * gets no further request, but a prompt it already shows stays open.
   */
  readonly switchNetwork: (network: Network, abandoned?: Observable<unknown>) => TaskEither<SwitchError, CaipNetworkId>
  /**
   * Subscribed to while a connection of this connector is live, or one is remembered that may come back. While none is
   * live, it says only that there are accounts: `AccountsChanged`, so that `restore` is worth a question.
   */
  readonly events: Observable<ConnectorEvent>
  /**
   * Of a wallet whose account has several owners: what they made of a transaction, by the id that the wallet gave where
   * others give a hash. Absent where a wallet sends what it is asked to send.
   */
  readonly proposalFate?: (id: string) => TaskEither<RequestError, OwnersFate>
  /** The wallet has `solana_signIn`: given the fields of a sign-in, it writes and shows the text itself. */
  readonly signsIn?: true
  /** Absent where the wallet pushes nothing. Subscribed to only while the host listens. */
  readonly messages?: Observable<ProviderMessage>
}

/** The wallets found in this page, in the order they were found. It grows while wallets announce themselves. */
export interface ConnectorRegistry {
  readonly connectors: Readable<readonly WalletConnector[]>
  /** Whether code that finds more of those that are there is on its way; absent where there is none. */
  readonly looking?: Readable<boolean>
  /** Looks once more for wallets that do not tell that they are there; absent where there are none of these. */
  readonly look?: () => void
}
