/** A wallet that is not in this page, as it describes itself; checked where it came in, and never proof of who it is. */
export interface RemoteWallet {
  readonly name: string
  /** An `https` address. */
  readonly icon?: string
  /** Opens the wallet's app: `https://…`. */
  readonly universalLink?: string
  /** Opens the wallet's app: `scheme://…`, never a scheme that a browser runs itself. */
  readonly nativeLink?: string
}
