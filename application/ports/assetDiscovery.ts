import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import type { Nft, NftToken } from '../../domain/nfts/nft.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/** Asks the connected wallet. */
export type AskWallet = (request: WalletRequest) => TaskEither<RequestError, unknown>

/** A wallet or a chain that does not say what accounts hold: it lacks the method, failed, or takes too long. */
export interface NotTold {
  readonly _tag: 'NotTold'
}

/**
 * The NFTs that came to an account with a transaction, by its events on an EVM chain: in their order, and twice what
 * came twice. `hash`: of the transaction.
 */
export type TellReceived = (network: Network, owner: string, hash: string) => TaskEither<NotTold, readonly NftToken[]>

/** What accounts hold, as wallets (ERC-7811) and chains tell of it. */
export interface AssetDiscovery {
  readonly received: TellReceived
  /** The NFTs of an account. Shows the visitor nothing, and answers within seconds. */
  readonly nfts: (of: AccountOnNetwork, ask: AskWallet) => TaskEither<NotTold, readonly Nft[]>
}
