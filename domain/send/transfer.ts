import type { RemoteError } from '../errors/remoteError.js'
import type { ChainNamespace } from '../network/network.js'

/** S5-07. */
const CAN_SEND: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether anything can be sent on networks of this namespace (S5-07). */
export const canSend = (namespace: ChainNamespace): boolean => CAN_SEND.includes(namespace)

/** How much: base units (wei, lamports, smallest parts of a token), at least one; or all that the sender has of it. */
export type TransferUnits = bigint | 'All'

/** What moves. `contract` is the plain address of a contract, or of a mint on Solana. */
export type TransferAsset =
  /** The chain's own coin. All of it is what is there less the fee. */
  | { readonly _tag: 'Coin'; readonly units: TransferUnits }
  /**
   * ERC-20, or a token of Solana's token programs: also an NFT there, of which there is one unit. `decimals`: with how
   * many the amount was read, which the chain's own are compared with; absent where nobody read one.
   */
  | { readonly _tag: 'Token'; readonly contract: string; readonly units: TransferUnits; readonly decimals?: number }
  /** ERC-721. On EVM only. */
  | { readonly _tag: 'Nft'; readonly contract: string; readonly tokenId: bigint }
  /** ERC-1155. On EVM only. */
  | {
      readonly _tag: 'MultiToken'
      readonly contract: string
      readonly tokenId: bigint
      readonly units: TransferUnits
    }

/** Who pays for a transfer: its sender, or whoever carries out what the owners of a Safe have signed. */
export type FeePayer = 'Sender' | 'Executor'

/** Coins or tokens on their way from one account to another, on one chain. Addresses are plain. */
export interface Transfer {
  readonly from: string
  /** Whoever receives: a wallet's address, also where tokens are kept in accounts of their own (Solana). */
  readonly to: string
  readonly asset: TransferAsset
  /** The sender unless said. On EVM only. */
  readonly feePayer?: FeePayer
}

/** One of the addresses of a transfer. */
export type TransferAddress = 'from' | 'to' | 'contract'

/** Why a transfer was not made, or is not known to have been made. Amounts are in base units. */
export type TransferError =
  | { readonly _tag: 'MalformedAddress'; readonly which: TransferAddress }
  /** A letter or a digit of the EVM address is wrong: its checksum does not fit (EIP-55). */
  | { readonly _tag: 'WrongChecksum'; readonly which: TransferAddress }
  | { readonly _tag: 'ReceiverIsSender' }
  /** The contract of the very token that is sent, on EVM: what is sent there is lost. */
  | { readonly _tag: 'ReceiverIsToken' }
  /**
   * On Solana a program, a token, or an account in which somebody keeps tokens; on EVM the zero address, or one that
   * belongs to the chain itself. What is sent there may be lost.
   */
  | { readonly _tag: 'ReceiverIsNoWallet' }
  /** Nothing, less than nothing, or more than the chain can count. */
  | { readonly _tag: 'AmountOutOfRange' }
  /** Coins have to be there for the fee and for the deposit, too. */
  | {
      readonly _tag: 'NotEnoughFunds'
      readonly of: 'coin' | 'token'
      readonly needed: bigint
      readonly available: bigint
    }
  /** There is no such token on the chain. */
  | { readonly _tag: 'UnknownToken' }
  /** The chain has other decimals of the token than the amount was read with, or, on EVM, says none. */
  | { readonly _tag: 'DecimalsDiffer' }
  /**
   * It would fail on the chain, or is not what the wallet was to sign. `reason` is the chain's, the contract's or
   * Portico's, for developers: at most 80 letters, digits and `:,_`, with single spaces between words.
   */
  | { readonly _tag: 'SimulationFailed'; readonly reason: string }
  /** It is on the chain, and failed there: nothing came of it but its fee. */
  | { readonly _tag: 'TransferFailed'; readonly reason: string }
  /** The chain does not take it any more; it has to be prepared again. */
  | { readonly _tag: 'TransferExpired' }
  /** Another transaction of its sender took its place (EVM): it will never be on the chain. */
  | { readonly _tag: 'TransferReplaced' }
  /** No word of it for so long. It may still come: nobody should send it again without looking. */
  | { readonly _tag: 'TransferUnconfirmed'; readonly afterMs: number }
  | RemoteError
