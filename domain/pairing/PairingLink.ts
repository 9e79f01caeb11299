/** What a QR code or a link carries to a wallet. It holds the key of the pairing: never logged, reported, stored or kept (U-49). */
export interface PairingLink {
  /** `wc:…@2?…` */
  readonly uri: string
  /** ms since 1970: four minutes after the link was made (S4-05). */
  readonly expiresAt: number
}
