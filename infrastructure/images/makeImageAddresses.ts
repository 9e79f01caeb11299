import { toBase64 } from '../shared/bytesAsText.js'
import type { ImageAddresses } from './ImageAddresses.js'
import { sniffImage } from './sniffImage.js'

const MAX_SVG_BYTES = 64 * 1024

/**
 * Raster pictures become `blob:` addresses of the sniffed type. An SVG becomes a `data:` address: as a `blob:` it would
 * belong to the page's origin, and its scripts would run there when somebody opens it in a tab of its own.
 */
export const makeImageAddresses = (
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL,
): ImageAddresses => ({
  make: (bytes) => {
    const type = sniffImage(bytes)
    if (type === undefined) return undefined
    if (type !== 'image/svg+xml') return urls.createObjectURL(new Blob([bytes], { type }))
    return bytes.byteLength <= MAX_SVG_BYTES ? `data:${type};base64,${toBase64(bytes)}` : undefined
  },
  release: (address) => {
    if (address.startsWith('blob:')) urls.revokeObjectURL(address)
  },
})
