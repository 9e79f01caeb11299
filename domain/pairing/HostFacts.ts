/** What a page runs on, as far as screens depend on it. */
export interface HostFacts {
  /** A phone or tablet, where wallets are apps and not extensions. */
  readonly mobile: boolean
}
