import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Nft } from '../../domain/nfts/nft.js'
import type { WalletRequest } from './walletConnector.js'

/** Asks the connected wallet. */
export type AskWallet = (request: WalletRequest) => TaskEither<RequestError, unknown>

/** A wallet that does not say what its accounts hold: it lacks the method, failed, or takes too long. */
export interface NotTold {
  readonly _tag: 'NotTold'
}

/** What a wallet says that its accounts hold (ERC-7811). */
export interface AssetDiscovery {
  /** The NFTs of an account. Shows the visitor nothing, and answers within seconds. */
  readonly nfts: (of: AccountOnNetwork, ask: AskWallet) => TaskEither<NotTold, readonly Nft[]>
}
