import type { TaskEither } from 'fp-ts/TaskEither'
import type { Network } from '../../domain/network/network.js'
import type { SentComparison } from '../../domain/requests/evmTransaction.js'
import type { TokenReference } from '../../domain/send/assetId.js'
import type { FoundToken } from '../../domain/send/foundToken.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { PreparedTransfer, Transfer, TransferError } from '../../domain/send/transfer.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/**
 * All parts of a transfer except the wallet. Supports EVM and Solana (S5-07); on other networks each method fails with
 * `NotConfigured`.
 */
export interface Transfers {
  /**
   * Reads the accounts, builds the transfer and simulates it. The first call loads the code and the chain's library;
   * `Unreachable` if that fails, and the next call retries.
   */
  readonly prepare: (network: Network, transfer: Transfer) => TaskEither<TransferError, PreparedTransfer>
  /**
   * Submits a transaction (base64) that a wallet has only signed; resolves with its id, a signature in base58, once a
   * node took it or the chain has it. Left: no node got the signed transaction, so nothing was sent; but with
   * `TransferUnconfirmed` a node got it and failed, and the outcome is unknown. It is simulated without its signatures,
   * because a node that has them can send it. `request` is the prepared one: a transaction that pays from another
   * account, lacks the prepared instructions or has a wrong signature is not sent (`SimulationFailed`). On Solana only:
   * EVM wallets send what they sign, and it is `NotConfigured` there.
   */
  readonly submit: (network: Network, signed: string, request?: WalletRequest) => TaskEither<TransferError, string>
  /**
   * Waits until the chain has a transaction, by the id from the wallet or `submit`: three minutes at most, and no
   * longer than the transaction is valid. On Solana it is then confirmed; on EVM it is in a block.
   */
  readonly settled: (network: Network, id: string) => TaskEither<TransferError, void>
  /**
   * What is at an address of an EVM network, checked there and on `others`, of which non-EVM networks are skipped.
   * `Unknown` if nodes do not answer in time.
   */
  readonly receiver: (
    network: Network,
    address: string,
    others: readonly Network[],
  ) => TaskEither<TransferError, Receiver>
  /**
   * A contract's description of a token, or of an NFT by its token id, and an account's balance. `UnknownToken` if
   * there is no such token. On EVM only.
   */
  readonly find: (network: Network, reference: TokenReference, owner: string) => TaskEither<TransferError, FoundToken>
  /**
   * Compares the transaction with the id that a wallet returned to the prepared request `asked`. On EVM only.
   */
  readonly compare: (network: Network, request: WalletRequest, id: string) => TaskEither<TransferError, SentComparison>
  /**
   * Receivers of an account's tokens or NFTs in one transaction, by its events: in checksum spelling, without
   * duplicates; empty if the transaction is in no block. Contracts can emit any events, so only transactions
   * that the account sent itself are evidence of the addresses that it knows. On EVM only.
   */
  readonly paidIn: (network: Network, from: string, hash: string) => TaskEither<TransferError, readonly string[]>
}
