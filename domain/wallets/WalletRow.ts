import type { ConnectorKey } from '../connect/ConnectorKey.js'
import type { Picture } from '../images/Picture.js'
import type { WalletListing } from './WalletListing.js'
import type { WalletSection } from './WalletSection.js'

/** One row of a wallet list: a wallet in this page, or one of the directory that is not installed. One row a wallet (U-43). */
export type WalletRow =
  | {
      readonly _tag: 'Installed'
      /** Its first connector's id. */
      readonly id: string
      readonly name: string
      readonly picture?: Picture
      readonly section: WalletSection
      /** Where it can be connected: at most one connector a namespace. */
      readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
      readonly unverified: boolean
      /** What the directory knows of it, found by rdns or listing id, never by name. */
      readonly listing?: WalletListing
    }
  | {
      readonly _tag: 'Listed'
      /** The listing's id. */
      readonly id: string
      readonly name: string
      readonly picture?: Picture
      readonly section: WalletSection
      readonly listing: WalletListing
    }
