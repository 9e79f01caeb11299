import type { TaskEither } from 'fp-ts/TaskEither'
import type { Network } from '../../domain/network/network.js'
import type { Transfer, TransferError } from '../../domain/send/transfer.js'
import type { WalletRequest } from './walletConnector.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

/** A transfer that the chain would make as it stands now. Amounts are in base units. */
export interface PreparedTransfer {
  /**
   * The request for the sender's wallet. On Solana it is `solana_signAndSendTransaction`; `solana_signTransaction`
   * takes the same params, and its result goes to `submit`.
   */
  readonly request: WalletRequest
  /** What leaves the sender: as asked, or what "all" is. */
  readonly units: bigint
  /** Of the network, in its coin: what it is at most, as long as the wallet adds nothing to it. */
  readonly fee: bigint
  /** Coins that stay in the receiver's new token account (Solana); 0n where it has one, and for coins. */
  readonly deposit: bigint
  /** Less than was sent where the token keeps a fee of its own. */
  readonly arrives: bigint
  /** The last block that takes it; a wallet may put a newer date on it. */
  readonly validUntilBlock: bigint
}

/**
 * Everything a transfer needs besides the wallet. Specified for EVM and Solana (S5-07); other networks, and EVM for
 * now, are `NotConfigured`.
 */
export interface Transfers {
  /**
   * Reads the accounts, builds the transfer and simulates it. The first call loads the code and the chain's library.
   */
  readonly prepare: (network: Network, transfer: Transfer) => TaskEither<TransferError, PreparedTransfer>
  /** Gives the chain what a wallet has only signed, in base64; its id, a signature in base58 on Solana. */
  readonly submit: (network: Network, signed: string) => TaskEither<TransferError, string>
  /**
   * Waits until the chain has confirmed a transaction, by the id that the wallet or `submit` gave: three minutes at
   * most, and no longer than the transaction is valid.
   */
  readonly settled: (network: Network, id: string) => TaskEither<TransferError, void>
}

/** Loads the code for transfers once. `Unreachable` if it cannot be loaded; the next call tries again. */
export type OpenTransfers = TaskEither<RemoteError, Transfers>
