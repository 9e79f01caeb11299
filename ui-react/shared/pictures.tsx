import { createStore } from '../../application/kernel/store.js'
import type { Picture } from '../../domain/images/picture.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'
import type { Network } from '../../domain/network/network.js'
import { networkImage } from '../../domain/network/activeNetwork.js'
import { Tile, type TileProps } from '../primitives/Picture.js'

const NO_IMAGE = createStore<string | undefined>(undefined)

/**
 * The `src` of an `<img>` for a picture; `undefined` while there is nothing to show. Requested while it is rendered.
 */
export const usePicture = (picture: Picture | undefined): string | undefined => {
  const portico = usePortico()
  const remote = useReadable(picture === undefined || picture._tag === 'Address' ? NO_IMAGE : portico.image(picture))
  return picture?._tag === 'Address' ? picture.address : remote
}

/** A network's picture. */
export const NetworkPicture = ({ network, size }: { readonly network: Network; readonly size: TileProps['size'] }) => (
  <Tile name={network.name} src={usePicture(networkImage(network))} size={size} />
)
