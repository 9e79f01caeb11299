import type { CaipAddress } from '../account/caip10.js'
import type { CaipNetworkId } from '../network/network.js'

/** A picture that is fetched where it is not here yet, and sniffed and capped before anything of it shows (S-12). */
export type ServerPicture =
  /** Of the wallet API, by its kind and id (S7-05 to S7-08). */
  | { readonly _tag: 'Known'; readonly of: 'wallet' | 'asset' | 'currency' | 'token'; readonly id: string }
  /** Of a server that nobody vouches for, by an `https:` address; or of a wallet, as inline data. */
  | { readonly _tag: 'Foreign'; readonly address: string }

/** A picture that Portico may have a drawing of; what a server has is asked for only otherwise. */
export type MarkPicture =
  /** Of a chain by its id; `imageId`: what the wallet API knows it by (S7-06). */
  | { readonly _tag: 'Network'; readonly id: CaipNetworkId; readonly imageId?: string | undefined }
  /**
   * Of a token by its contract, or by its chain where it is the chain's coin; never by its symbol, which anybody can
   * give to a token. `iconUrl`: at an address that nobody vouches for.
   */
  | { readonly _tag: 'Token'; readonly id: CaipAddress | CaipNetworkId; readonly iconUrl?: string | undefined }

/** A picture that is not the host's own. */
export type RemotePicture = ServerPicture | MarkPicture

/** Where a picture comes from. */
export type Picture =
  /** An address from the host itself: used in an `<img>` unchanged. */
  { readonly _tag: 'Address'; readonly address: string } | RemotePicture

/** The picture at an address that somebody chose. */
export const pictureAt = (address: string | undefined): ServerPicture | undefined =>
  address === undefined ? undefined : { _tag: 'Foreign', address }

/** What a server may have of a picture that is not drawn. */
export const undrawnPicture = (picture: MarkPicture): ServerPicture | undefined => {
  if (picture._tag === 'Token') return pictureAt(picture.iconUrl)
  return picture.imageId === undefined ? undefined : { _tag: 'Known', of: 'asset', id: picture.imageId }
}
