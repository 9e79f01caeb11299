import { toBase64 } from '../shared/bytesAsText.js'

/** Makes addresses for an `<img>` of checked bytes, and takes them back. */
export interface ImageUrls {
  /** `undefined` for what is no picture, or too large a vector one. */
  readonly make: (bytes: Uint8Array<ArrayBuffer>) => string | undefined
  readonly release: (address: string) => void
}

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml'

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** How raster pictures begin. */
const RASTER: readonly (readonly [type: ImageType, begins: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['image/webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^ftypavi[fs]$/.test(latin(bytes, 4, 12))],
]

/** Its first element is `svg`: XML declaration, comments and a document type without entities may stand before it. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE\s+svg\b[^[>]*>\s*)?<svg[\s>]/i

/** What a picture is, by its own bytes: what its server says of it is not believed (S-12). */
export const sniffImage = (bytes: Uint8Array): ImageType | undefined => {
  const raster = RASTER.find(([, begins]) => begins(bytes))?.[0]
  if (raster !== undefined) return raster
  return SVG.test(new TextDecoder().decode(bytes.subarray(0, 2_048))) ? 'image/svg+xml' : undefined
}

const MAX_SVG_BYTES = 64 * 1024

/**
 * Raster pictures become `blob:` addresses of the sniffed type. An SVG becomes a `data:` address: as a `blob:` it would
 * belong to the page's origin, and its scripts would run there when somebody opens it in a tab of its own.
 */
export const makeImageUrls = (urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL): ImageUrls => ({
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
