import type { CaipNetworkId } from '../network/CaipNetworkId.js'

/** A wallet of the directory (S3-04), in our own spelling. Names and links were checked where they came in. */
export interface WalletListing {
  readonly id: string
  readonly name: string
  /** Of the wallet API's pictures. */
  readonly imageId?: string
  /** Wins over `imageId`. */
  readonly imageUrl?: string
  readonly rdns?: string
  /** Exact CAIP-2 ids; empty when the directory does not say. */
  readonly chains: readonly CaipNetworkId[]
  /** The directory vouches for it. */
  readonly certified: boolean
  readonly homepage?: string
  /** Opens the app: its own scheme, or an https address. */
  readonly mobileLink?: string
  /** Opens the app by an https address that no other app can take. */
  readonly universalLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  readonly chromeStore?: string
  readonly appStore?: string
  readonly playStore?: string
}
