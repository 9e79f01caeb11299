import type { Picture } from './Picture.js'

/** The picture at an address that somebody chose: inline data was checked where it came in, all else is foreign. */
export const pictureAt = (address: string | undefined): Picture | undefined => {
  if (address === undefined) return undefined
  return { _tag: address.startsWith('data:') ? 'Address' : 'Foreign', address }
}
