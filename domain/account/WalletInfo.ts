/** The wallet an account is connected through, as it names itself. Text and images are untrusted. */
export interface WalletInfo {
  readonly name: string
  /** `data:image/…`, checked where it came in. */
  readonly icon?: string
  /** Reverse domain name (EIP-6963). */
  readonly rdns?: string
}
