/** A picture that is fetched where it is not here yet, and sniffed and capped before anything of it shows (S-12). */
export type RemotePicture =
  /** Of the wallet API, by its kind and id (S7-05 to S7-08). */
  | { readonly _tag: 'Known'; readonly of: 'wallet' | 'asset' | 'currency' | 'token'; readonly id: string }
  /** Of a server that nobody vouches for, by an `https:` address; or of a wallet, as inline data. */
  | { readonly _tag: 'Foreign'; readonly address: string }

/** Where a picture comes from. */
export type Picture =
  /** An address from the host itself: used in an `<img>` unchanged. */
  { readonly _tag: 'Address'; readonly address: string } | RemotePicture

/** The picture at an address that somebody chose. */
export const pictureAt = (address: string | undefined): RemotePicture | undefined =>
  address === undefined ? undefined : { _tag: 'Foreign', address }
