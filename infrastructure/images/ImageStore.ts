/** Bytes of pictures, kept between visits where the browser allows. Never throws or rejects. */
export interface ImageStore {
  readonly read: (address: string) => Promise<StoredImage | undefined>
  readonly write: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
}

export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** When it was written, in ms since the epoch. */
  readonly at: number
}
