import type { Picture } from '../images/Picture.js'
import type { Network } from './Network.js'

/** The picture of a network: the host's own, else the wallet API's where its id there is known (S7-06). */
export const pictureOfNetwork = ({ imageUrl, imageId }: Pick<Network, 'imageUrl' | 'imageId'>): Picture | undefined => {
  if (imageUrl !== undefined) return { _tag: 'Address', address: imageUrl }
  return imageId === undefined ? undefined : { _tag: 'Known', of: 'asset', id: imageId }
}
