/** An address that opens a wallet, and where the browser opens it. It may hold a pairing link: never logged or stored. */
export interface WalletHref {
  readonly href: string
  readonly target: '_self' | '_top' | '_blank'
}
