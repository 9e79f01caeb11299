import type { CaipNetworkId } from '../network/CaipNetworkId.js'

/** A wallet of the directory (S3-04), in our own spelling. Names and links were checked where they came in. */
export interface WalletListing {
  readonly id: string
  readonly name: string
  readonly imageId?: string
  readonly imageUrl?: string
  readonly rdns?: string
  readonly chains: readonly CaipNetworkId[]
  readonly homepage?: string
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  readonly chromeStore?: string
}
