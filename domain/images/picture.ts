/** A picture of a server: fetched, sniffed and capped before anything of it shows (S-12). */
export type RemotePicture =
  /** Of the wallet API, by its kind and id (S7-05 to S7-08). */
  | { readonly _tag: 'Known'; readonly of: 'wallet' | 'asset' | 'currency' | 'token'; readonly id: string }
  /** Of a server that nobody vouches for; `https:` only. */
  | { readonly _tag: 'Foreign'; readonly address: string }

/** Where a picture comes from. */
export type Picture =
  /** Inline data that was checked at the boundary, or an address from the host itself: used in an `<img>` unchanged. */
  { readonly _tag: 'Address'; readonly address: string } | RemotePicture

/** The picture at an address that somebody chose: inline data was checked where it came in, all else is foreign. */
export const pictureAt = (address: string | undefined): Picture | undefined => {
  if (address === undefined) return undefined
  return { _tag: address.startsWith('data:') ? 'Address' : 'Foreign', address }
}
