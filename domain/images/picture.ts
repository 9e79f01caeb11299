import type { CaipAddress } from '../account/caip10.js'
import type { CaipNetworkId } from '../network/network.js'

/** A picture that is fetched on demand; its type is sniffed and its size capped before it is shown (S-12). */
export type ServerPicture =
  /** From the wallet API, by kind and id (S7-05 to S7-08). */
  | { readonly _tag: 'Known'; readonly of: 'wallet' | 'asset' | 'currency' | 'token'; readonly id: string }
  /** Untrusted: at an `https:` address of any server, or inline data from a wallet. */
  | { readonly _tag: 'Foreign'; readonly address: string }

/** A picture that Portico may have a drawing of; a server is asked only if it has not. */
export type MarkPicture =
  /** By chain id. `imageId`: its id in the wallet API (S7-06). */
  | { readonly _tag: 'Network'; readonly id: CaipNetworkId; readonly imageId?: string | undefined }
  /**
   * By contract, or by chain for the chain's own coin; never by symbol, which any token can claim. `iconUrl`: an
   * untrusted address.
   */
  | { readonly _tag: 'Token'; readonly id: CaipAddress | CaipNetworkId; readonly iconUrl?: string | undefined }

/** A picture that is not the host's own. */
export type RemotePicture = ServerPicture | MarkPicture

/** Where a picture comes from. */
export type Picture =
  /** An address from the host itself, used in an `<img>` unchanged. */
  { readonly _tag: 'Address'; readonly address: string } | RemotePicture

/** The picture at an untrusted address. */
export const pictureAt = (address: string | undefined): ServerPicture | undefined =>
  address === undefined ? undefined : { _tag: 'Foreign', address }

/** The server's picture for one that is not drawn. */
export const undrawnPicture = (picture: MarkPicture): ServerPicture | undefined => {
  if (picture._tag === 'Token') return pictureAt(picture.iconUrl)
  return picture.imageId === undefined ? undefined : { _tag: 'Known', of: 'asset', id: picture.imageId }
}
