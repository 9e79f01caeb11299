/** A picture of a server: fetched, sniffed and capped before anything of it shows (S-12). */
export type RemotePicture =
  /** Of the wallet API, by its kind and id (S7-05 to S7-08). */
  | { readonly _tag: 'Known'; readonly of: 'wallet' | 'asset' | 'currency' | 'token'; readonly id: string }
  /** Of a server that nobody vouches for; `https:` only. */
  | { readonly _tag: 'Foreign'; readonly address: string }
