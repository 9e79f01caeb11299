import type { RemotePicture } from './RemotePicture.js'

/** Where a picture comes from. */
export type Picture =
  /** Inline data that was checked where it came in, or an address that the host itself wrote: goes into an `<img>` as it is. */
  { readonly _tag: 'Address'; readonly address: string } | RemotePicture
