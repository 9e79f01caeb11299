/** A key that a wallet in the page signs with. */
export interface PageKey {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>
}
