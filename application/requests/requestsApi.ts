import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { NewProposal, Proposal } from '../../domain/requests/proposal.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { Readable } from '../kernel/store.js'
import type { AddedTransaction } from './addTransaction.js'
import type { FateOf } from './fateOf.js'
import type { OpenPayments } from './openPayments.js'
import type { AskFate } from './proposals.js'

/** The result of `portico.feature('requests')`: the transactions of this page. */
export interface RequestsApi {
  /** Transactions that no chain has included yet. */
  readonly state: Readable<readonly PendingTransaction[]>
  /** Transactions whose outcome is known, newest last, at most ten. */
  readonly settled: Readable<readonly SettledTransaction[]>
  /**
   * Proposals of wallets with several owners, such as a Safe, and transfers that a wallet took as a call (EIP-5792):
   * their ids are unknown to the chain. Covers this page load only; at most 20, the newest last.
   */
  readonly proposals: Readable<readonly Proposal[]>
  /** Tracks a transaction that the host sent by other means. Rejects without a connection, and for an invalid hash. */
  readonly add: (transaction: AddedTransaction) => Promise<void>
}

/** Requests to wallets, and the outcomes of their transactions. */
export interface WalletRequests {
  readonly request: RequestWallet
  /** For requests of the host, whose payments are noted on the device. */
  readonly hostRequest: RequestWallet
  readonly pending: Readable<readonly PendingTransaction[]>
  readonly settled: Readable<readonly SettledTransaction[]>
  /** Transactions that wallets proposed to their owners, or took as a call. */
  readonly proposals: Readable<readonly Proposal[]>
  readonly fateOf: FateOf
  readonly openPayments: OpenPayments
  /** Tracks a call that a wallet took, by the query for its outcome. */
  readonly follow: (call: NewProposal, askFate: AskFate) => void
  readonly add: (transaction: AddedTransaction) => TaskEither<RequestError, void>
  /** Tracks a transaction that the page itself submitted, like one that a wallet sent. */
  readonly watch: (transaction: PendingTransaction) => void
  readonly dispose: () => void
}
