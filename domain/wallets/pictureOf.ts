import type { Picture } from '../images/Picture.js'
import type { WalletListing } from './WalletListing.js'

/** A listing's picture: the address it gives itself wins over the directory's own image (wire reference 8.2). */
export const pictureOf = ({ imageUrl, imageId }: WalletListing): Picture | undefined => {
  if (imageUrl !== undefined) return { _tag: 'Foreign', address: imageUrl }
  return imageId === undefined ? undefined : { _tag: 'Known', of: 'wallet', id: imageId }
}
