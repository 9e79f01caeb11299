import type { Network } from '../../domain/network/Network.js'
import { pictureOfNetwork } from '../../domain/network/pictureOfNetwork.js'
import { Tile, type TileProps } from '../primitives/Tile.js'
import { usePicture } from '../shared/usePicture.js'

/** A network's picture. */
export const NetworkPicture = ({ network, size }: { readonly network: Network; readonly size: TileProps['size'] }) => (
  <Tile name={network.name} src={usePicture(pictureOfNetwork(network))} size={size} />
)
