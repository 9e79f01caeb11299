import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { SentComparison } from '../../domain/send/evmTransaction.js'
import type { TokenReference } from '../../domain/send/assetId.js'
import type { FoundToken } from '../../domain/send/foundToken.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { Transfer, TransferError } from '../../domain/send/transfer.js'
import type { WalletRequest } from './walletConnector.js'

/** A transfer that the chain would make as it stands now. Amounts are in base units (wei, lamports, smallest parts). */
export interface PreparedTransfer {
  /**
   * The request for the sender's wallet. On EVM it is `eth_sendTransaction` with `chainId`, `from`, `to`, `value` and
   * `data`; the fee is the wallet's to choose, except of all coins, where the amount depends on it. On Solana it is
   * `solana_signAndSendTransaction`; `solana_signTransaction` takes the same params, and its result goes to `submit`.
   */
  readonly request: WalletRequest
  /** What leaves the sender: as asked, or what "all" is. One of an ERC-721. */
  readonly units: bigint
  /**
   * Of the network, in its coin, where the sender pays it: what it is at most, as long as the wallet adds nothing to
   * it. On EVM it has room for base fees that double (EIP-1559), and, on rollups of the OP Stack, the most for their
   * place on the other chain.
   */
  readonly fee: bigint
  /** What the fee comes to if the chain stays as it is; never more than `fee`, and the same on Solana. */
  readonly expectedFee: bigint
  /** Coins that stay in the receiver's new token account (Solana); 0n where it has one, for coins, and on EVM. */
  readonly deposit: bigint
  /**
   * Less than `units` where the token keeps a fee of its own, as far as the chain tells: on EVM no standard says so,
   * and it is `units`.
   */
  readonly arrives: bigint
  /** What the sender has left of it afterwards, at least; of coins, less what fee and deposit may take. */
  readonly remains: bigint
  /** The last block that takes it; a wallet may put a newer date on it. Absent on EVM, where nothing expires. */
  readonly validUntilBlock?: bigint
}

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
