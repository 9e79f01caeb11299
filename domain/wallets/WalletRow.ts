import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { WalletListing } from './WalletListing.js'

/** One row of a wallet list: a wallet in this page, or one of the directory that is not installed. */
export type WalletRow =
  | {
      readonly _tag: 'Installed'
      /** The connector's id. */
      readonly id: string
      readonly name: string
      readonly icon?: string
      readonly namespace: ChainNamespace
      readonly recent: boolean
    }
  | {
      readonly _tag: 'Listed'
      /** The listing's id. */
      readonly id: string
      readonly name: string
      readonly icon?: string
      readonly listing: WalletListing
    }
