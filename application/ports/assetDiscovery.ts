import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import type { Nft, NftToken } from '../../domain/nfts/nft.js'

/** Sends a request to the connected wallet. */
export type AskWallet = (request: WalletRequest) => TaskEither<RequestError, unknown>

/** The wallet or chain did not report assets: it lacks the method, failed, or timed out. */
export interface NotTold {
  readonly _tag: 'NotTold'
}

/**
 * The NFTs that an account received in a transaction, by its events on an EVM chain: in order, with duplicates. `hash`:
 * that of the transaction.
 */
export type TellReceived = (network: Network, owner: string, hash: string) => TaskEither<NotTold, readonly NftToken[]>

/** The assets of accounts, as reported by wallets (ERC-7811) and chains. */
export interface AssetDiscovery {
  readonly received: TellReceived
  /** The NFTs of an account. Shows no prompt, and answers within seconds. */
  readonly nfts: (of: AccountOnNetwork, ask: AskWallet) => TaskEither<NotTold, readonly Nft[]>
}
