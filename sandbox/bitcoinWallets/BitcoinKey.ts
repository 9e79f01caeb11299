/** A key of a Bitcoin wallet in the page, and the one address it is used for. */
export interface BitcoinKey {
  readonly address: string
  /** Compressed. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  /** What an output to the address holds. */
  readonly script: Uint8Array
  /** What an input needs beside that output to be signed. */
  readonly input: { readonly tapInternalKey?: Uint8Array }
}
