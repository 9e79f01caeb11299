import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { SentComparison } from '../../domain/send/evmTransaction.js'
import type { TokenReference } from '../../domain/send/assetId.js'
import type { FoundToken } from '../../domain/send/foundToken.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { PreparedTransfer, Transfer, TransferError } from '../../domain/send/transfer.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/**
 * Everything a transfer needs besides the wallet. Specified for EVM and Solana (S5-07); on other networks each is
 * `NotConfigured`.
 */
export interface Transfers {
  /**
   * Reads the accounts, builds the transfer and simulates it. The first call loads the code and the chain's library.
   */
  readonly prepare: (network: Network, transfer: Transfer) => TaskEither<TransferError, PreparedTransfer>
  /**
   * Gives the chain what a wallet has only signed, in base64; its id, a signature in base58. Left: nothing was sent, or
   * with `TransferUnconfirmed` nobody knows. An answer that is lost after that is none: the id is what was signed, and
   * whoever looks for it sees what became of it. `asked` is the prepared request: of what pays from another account, or
   * lacks what was prepared, nothing is sent (`SimulationFailed`). On Solana only: EVM's wallets send what they sign,
   * and it is `NotConfigured` there.
   */
  readonly submit: (network: Network, signed: string, asked?: WalletRequest) => TaskEither<TransferError, string>
  /**
   * Waits until the chain has a transaction, by the id that the wallet or `submit` gave: three minutes at most, and no
   * longer than the transaction is valid. On Solana it is then confirmed; on EVM it is in a block.
   */
  readonly settled: (network: Network, id: string) => TaskEither<TransferError, void>
  /**
   * Who is at an address of an EVM network, and of the others, of which those that are not EVM are left out. Nodes that
   * do not answer in time make it `Unknown`.
   */
  readonly receiver: (
    network: Network,
    address: string,
    others: readonly Network[],
  ) => TaskEither<TransferError, Receiver>
  /**
   * What a contract says of a token, or of an NFT by its number, and how much of it an account has. `UnknownToken`
   * where there is none. On EVM only.
   */
  readonly find: (network: Network, reference: TokenReference, owner: string) => TaskEither<TransferError, FoundToken>
  /**
   * Whether the transaction that a wallet named is the one that it was asked for: `asked` is a prepared request.
   * On EVM only.
   */
  readonly compare: (network: Network, asked: WalletRequest, id: string) => TaskEither<TransferError, SentComparison>
  /**
   * Who got tokens or NFTs of an account in one transaction, by its events: addresses with their checksum, each once;
   * of a transaction in no block, nobody. The events are what contracts say: only a transaction that the account
   * sent itself tells whom it knows. On EVM only.
   */
  readonly paidIn: (network: Network, from: string, hash: string) => TaskEither<TransferError, readonly string[]>
}

/** Loads the code for transfers once. `Unreachable` if it cannot be loaded; the next call tries again. */
export type OpenTransfers = TaskEither<RemoteError, Transfers>
