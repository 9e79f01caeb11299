import type { Asset } from '../../domain/asset/asset.js'
import { type Picture, pictureAt } from '../../domain/images/picture.js'
import type { Network } from '../../domain/network/network.js'
import { Tile, type TileProps } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'

const pictureOf = ({ nft, contract, iconUrl }: Asset, { caipNetworkId }: Network): Picture | undefined => {
  if (nft !== undefined) return pictureAt(nft.pictureUrl === '' ? undefined : nft.pictureUrl)
  return { _tag: 'Token', id: contract === undefined ? caipNetworkId : `${caipNetworkId}:${contract}`, iconUrl }
}

interface AssetPictureProps extends Pick<TileProps, 'size'> {
  readonly asset: Asset
  readonly network: Network
}

/** Chosen by contract, never by symbol: an imitation has the same symbol. */
export const AssetPicture = ({ asset, network, size }: AssetPictureProps) => (
  <Tile name={asset.symbol} src={usePicture(pictureOf(asset, network))} size={size} />
)
