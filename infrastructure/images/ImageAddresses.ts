/** Makes addresses for an `<img>` of checked bytes, and takes them back. */
export interface ImageAddresses {
  /** `undefined` for what is no picture, or too large a vector one. */
  readonly make: (bytes: Uint8Array<ArrayBuffer>) => string | undefined
  readonly release: (address: string) => void
}
