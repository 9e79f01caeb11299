/** `Universal`: the https address of an app, which no other app can take. `Native`: an app's own scheme. */
export type LinkForm = 'Universal' | 'Native'

/** What a host knows better than the directory about one wallet. */
export interface WalletLinkRule {
  readonly first?: LinkForm
  readonly universal?: string
  readonly native?: string
  /** Such as `io.metamask`; else read from the wallet's address in the Play Store. */
  readonly androidPackage?: string
}

/** How apps of wallets are opened from a phone (U-23). */
export interface LinkPolicy {
  /** Which of an app's links is taken first where it has both; `Universal` unless given. */
  readonly first?: LinkForm
  /** By the wallet's id in the list. */
  readonly wallets?: Readonly<Record<string, WalletLinkRule>>
}
