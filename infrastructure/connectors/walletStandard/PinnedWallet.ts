/** A wallet of the Wallet Standard as it was when it registered; a script that replaces its features later is not called. */
export interface PinnedWallet {
  /** Two registrations are one wallet only when this is the same object. */
  readonly identity: object
  readonly name: string
  readonly icon: string | undefined
  readonly chains: readonly string[]
  /** The accounts it shows this page at the moment, unread. */
  readonly shown: () => unknown
  /** The method of a feature; `undefined` when the wallet lacks it. It may throw, reject, answer anything or never. */
  readonly method: (feature: string) => ((...inputs: readonly unknown[]) => unknown) | undefined
}
