import type { WalletRequest } from '../connect/walletRequest.js'
import type { RemoteError } from '../errors/remoteError.js'
import type { ChainNamespace } from '../network/network.js'
import type { TransferUnits } from '../payment/amount.js'
import type { FeePayer } from '../payment/fee.js'

/** S5-07. */
const CAN_SEND: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether anything can be sent on networks of this namespace (S5-07). */
export const canSend = (namespace: ChainNamespace): boolean => CAN_SEND.includes(namespace)

/** The asset to move. `contract` is the plain address of a contract, or of a mint on Solana. */
export type TransferAsset =
  /** The chain's own coin. "All" means the balance less the fee. */
  | { readonly _tag: 'Coin'; readonly units: TransferUnits }
  /**
   * ERC-20, or a token of Solana's token programs, where NFTs are tokens with one unit. `decimals`: those with which
   * the amount was parsed, to compare with the chain's; absent if no amount was parsed.
   */
  | { readonly _tag: 'Token'; readonly contract: string; readonly units: TransferUnits; readonly decimals?: number }
  /** ERC-721; EVM only. */
  | { readonly _tag: 'Nft'; readonly contract: string; readonly tokenId: bigint }
  /** ERC-1155; EVM only. */
  | {
      readonly _tag: 'MultiToken'
      readonly contract: string
      readonly tokenId: bigint
      readonly units: TransferUnits
    }

/** A movement of coins or tokens from one account to another, on one chain. Addresses are plain. */
export interface Transfer {
  readonly from: string
  /** The receiver: a wallet's address, even if tokens are kept in accounts of their own (Solana). */
  readonly to: string
  readonly asset: TransferAsset
  /** The sender by default. EVM only. */
  readonly feePayer?: FeePayer
}

/** One of the addresses of a transfer. */
export type TransferAddress = 'from' | 'to' | 'contract'

/** Why a transfer was not made, or why that is unknown. Amounts are in base units. */
export type TransferError =
  | { readonly _tag: 'MalformedAddress'; readonly which: TransferAddress }
  /** The checksum of the EVM address reveals a wrong letter or digit (EIP-55). */
  | { readonly _tag: 'WrongChecksum'; readonly which: TransferAddress }
  | { readonly _tag: 'ReceiverIsSender' }
  /** On EVM, the contract of the token that is sent: what is sent there is lost. */
  | { readonly _tag: 'ReceiverIsToken' }
  /**
   * On Solana a program, a token, or a token account; on EVM the zero address, or an address that belongs to the chain
   * itself. What is sent there may be lost.
   */
  | { readonly _tag: 'ReceiverIsNoWallet' }
  /** Zero, negative, or more than the chain can count. */
  | { readonly _tag: 'AmountOutOfRange' }
  /** The coin must also cover the fee and the deposit. */
  | {
      readonly _tag: 'NotEnoughFunds'
      readonly of: 'coin' | 'token'
      readonly needed: bigint
      readonly available: bigint
    }
  /** The chain has no such token. */
  | { readonly _tag: 'UnknownToken' }
  /** The chain's decimals of the token differ from those with which the amount was parsed or, on EVM, are missing. */
  | { readonly _tag: 'DecimalsDiffer' }
  /**
   * The transfer would fail on the chain, or is not what the wallet was asked to sign. `reason` comes from the chain,
   * the contract or Portico, for developers: at most 80 letters, digits and `:,_`, with single spaces between words.
   */
  | { readonly _tag: 'SimulationFailed'; readonly reason: string }
  /** The transfer was included and failed: only its fee was charged. */
  | { readonly _tag: 'TransferFailed'; readonly reason: string }
  /** The chain no longer accepts it; it has to be prepared again. */
  | { readonly _tag: 'TransferExpired' }
  /** Another transaction of the sender replaced it (EVM): it will never be included. */
  | { readonly _tag: 'TransferReplaced' }
  /** No report of it within `afterMs`. It may still be included; it must not be sent again without a check. */
  | { readonly _tag: 'TransferUnconfirmed'; readonly afterMs: number }
  | RemoteError

/** A transfer as the chain would make it now. Amounts are in base units (wei, lamports, smallest parts of a token). */
export interface PreparedTransfer {
  /**
   * The request for the sender's wallet. On EVM it is `eth_sendTransaction` with `chainId`, `from`, `to`, `value` and
   * `data`; the wallet chooses the fee, unless all coins are sent, where the amount depends on it. On Solana it is
   * `solana_signAndSendTransaction`; `solana_signTransaction` takes the same params, and its result goes to `submit`.
   */
  readonly request: WalletRequest
  /** Amount that leaves the sender: as requested, or the balance for `All`; 1 for ERC-721. */
  readonly units: bigint
  /**
   * Highest network fee, in the coin, if the sender pays it and the wallet adds nothing. On EVM it covers base fees
   * that double (EIP-1559) and, on OP Stack rollups, the highest data fee of the parent chain.
   */
  readonly fee: bigint
  /** The fee if the chain stays as it is; never above `fee`, and equal to it on Solana. */
  readonly expectedFee: bigint
  /** Coins that stay in the receiver's new token account (Solana); 0n if it exists, for coins, and on EVM. */
  readonly deposit: bigint
  /**
   * Amount that the receiver gets. Less than `units` if the token keeps a fee and the chain tells so: no standard of
   * EVM does, so there it equals `units`.
   */
  readonly arrives: bigint
  /** Lowest balance of the asset afterwards; for coins, less the highest fee and the deposit. */
  readonly remains: bigint
  /** Last block that accepts it; a wallet may extend that. Absent on EVM, where transactions do not expire. */
  readonly validUntilBlock?: bigint
}
