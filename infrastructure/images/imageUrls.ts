import { attempt } from '../shared/safeRead.js'
import { fromBase64, toBase64 } from '../shared/bytesAsText.js'
import { type BitmapType, readBitmap } from './bitmaps.js'
import { readDrawing } from './drawings/readDrawing.js'

type Bytes = Uint8Array<ArrayBuffer>

/** An image that is cheap to decode or render. */
export interface SafeImage {
  readonly type: BitmapType | 'image/svg+xml'
  readonly bytes: Bytes
}

/** Creates addresses for an `<img>` of checked images, and releases them. */
export interface ImageUrls {
  readonly make: (image: SafeImage) => string
  readonly release: (address: string) => void
}

const LESS_THAN = 0x3c
/** Bytes allowed before the first `<`: the UTF-8 byte order mark, and blanks. */
const BEFORE: readonly number[] = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20]

/**
 * Checks the type and cost of an image before an `<img>` exists. `undefined` if it is no image, a drawing where none is
 * allowed, or could block the page.
 */
export const checkImage = (bytes: Bytes, allowed: { readonly drawings: boolean }): SafeImage | undefined => {
  const bitmap = readBitmap(bytes)
  if (bitmap !== undefined) return { type: bitmap.type, bytes }
  const isMarkup = bytes[bytes.findIndex((byte) => !BEFORE.includes(byte))] === LESS_THAN
  const drawing = allowed.drawings && isMarkup ? readDrawing(bytes) : undefined
  return drawing === undefined ? undefined : { type: 'image/svg+xml', bytes: new TextEncoder().encode(drawing) }
}

/**
 * Bitmaps become `blob:` addresses with their own type. Drawings become `data:` addresses: a `blob:` would have the
 * page's origin.
 */
export const makeImageUrls = (urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL): ImageUrls => ({
  make: ({ type, bytes }) =>
    type === 'image/svg+xml'
      ? `data:${type};base64,${toBase64(bytes)}`
      : urls.createObjectURL(new Blob([bytes], { type })),
  release: (address) => {
    if (address.startsWith('blob:')) urls.revokeObjectURL(address)
  },
})

const unescape = (text: string): Bytes =>
  new TextEncoder().encode(
    attempt(() => decodeURIComponent(text), undefined) ??
      text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16))),
  )

/** Bytes of a `data:` address. An invalid percent escape stands for itself, as in browsers. */
export const inlineBytes = (address: string): Bytes => {
  const comma = address.indexOf(',')
  const data = unescape(address.slice(comma + 1))
  if (!/;base64$/i.test(address.slice(0, Math.max(0, comma)))) return data
  return Uint8Array.from(fromBase64(new TextDecoder().decode(data)) ?? [])
}
