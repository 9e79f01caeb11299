import { attempt } from '../shared/safeRead.js'

export type BitmapType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'

interface Size {
  readonly width: number
  readonly height: number
  /** Pictures in it; more than one where it moves. */
  readonly frames: number
}

/** A picture of 2048 by 2048, 16 MB when it is decoded. */
export const MAX_PIXELS = 2_048 * 2_048
const MAX_SIDE = 8_192
/** Of all frames of a picture that moves. */
const MAX_MOVING_PIXELS = 16 * MAX_PIXELS
/** A JPEG may go over all its pixels again with each scan; those that load step by step have about ten. */
const MAX_SCANS = 64

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const still = (width: number, height: number): Size => ({ width, height, frames: 1 })

/** The parts of a file that each say their name and length, as far as they go. */
const chunksOf = (
  view: DataView,
  start: number,
  read: (at: number) => { readonly name: string; readonly next: number },
): readonly { readonly name: string; readonly at: number }[] => {
  const chunks: { readonly name: string; readonly at: number }[] = []
  for (let at = start; at + 8 <= view.byteLength;) {
    const { name, next } = read(at)
    chunks.push({ name, at })
    at = next
  }
  return chunks
}

const pngSize = (bytes: Uint8Array, view: DataView): Size => {
  const chunks = chunksOf(view, 8, (at) => ({
    name: latin(bytes, at + 4, at + 8),
    next: at + 12 + view.getUint32(at),
  }))
  const moves = chunks.find(({ name }) => name === 'acTL')
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    frames: moves === undefined ? 1 : view.getUint32(moves.at + 8),
  }
}

const jpegSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  let size: Size | undefined
  let scans = 0
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    // Between two segments there are the data of a scan: FF 00 and the marks of a restart are part of them.
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame && at + 9 <= bytes.length) {
      if (size !== undefined) return undefined
      size = still(view.getUint16(at + 7), view.getUint16(at + 5))
    }
    if (marker === 0xda) scans += 1
    at += 2 + view.getUint16(at + 2)
  }
  return scans > MAX_SCANS ? undefined : size
}

/** The bytes of a table of colours, as a byte of flags tells. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

const gifSize = (bytes: Uint8Array, view: DataView): Size => {
  let { width, height, frames } = { width: view.getUint16(6, true), height: view.getUint16(8, true), frames: 0 }
  for (let at = 13 + tableBytes(bytes[10] ?? 0); at < bytes.length;) {
    const isFrame = bytes[at] === 0x2c && at + 10 <= bytes.length
    if (!isFrame && bytes[at] !== 0x21) break
    if (isFrame) {
      frames += 1
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
    }
    at += isFrame ? 11 + tableBytes(bytes[at + 9] ?? 0) : 2
    while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0)
    at += 1
  }
  return { width, height, frames: Math.max(1, frames) }
}

const webpSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  const chunks = chunksOf(view, 12, (at) => {
    const length = view.getUint32(at + 4, true)
    return { name: latin(bytes, at, at + 4), next: at + 8 + length + (length % 2) }
  })
  const [first] = chunks
  if (first === undefined || bytes.length < 30) return undefined
  if (first.name === 'VP8 ') return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (first.name === 'VP8L') {
    const bits = view.getUint32(21, true)
    return still((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  if (first.name !== 'VP8X') return undefined
  return {
    width: (view.getUint32(24, true) & 0xffffff) + 1,
    height: (view.getUint32(26, true) >>> 8) + 1,
    frames: Math.max(1, chunks.filter(({ name }) => name === 'ANMF').length),
  }
}

/** The largest of the sizes that its properties name, wherever they stand. */
const avifSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  let size: Size | undefined
  for (let at = bytes.indexOf(0x69); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (latin(bytes, at, at + 4) !== 'ispe') continue
    const found = still(view.getUint32(at + 8), view.getUint32(at + 12))
    if (size === undefined || found.width * found.height > size.width * size.height) size = found
  }
  return size
}

const FORMATS: readonly {
  readonly type: BitmapType
  readonly begins: (bytes: Uint8Array) => boolean
  readonly sizeOf: (bytes: Uint8Array, view: DataView) => Size | undefined
}[] = [
  { type: 'image/png', begins: (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: pngSize },
  { type: 'image/jpeg', begins: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: jpegSize },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)), sizeOf: gifSize },
  {
    type: 'image/webp',
    begins: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
    sizeOf: webpSize,
  },
  // An `avis` moves, and says for how long in a way that takes more to read.
  { type: 'image/avif', begins: (bytes) => latin(bytes, 4, 12) === 'ftypavif', sizeOf: avifSize },
]

const isCapped = ({ width, height, frames }: Size): boolean =>
  Math.min(width, height, frames) > 0 &&
  Math.max(width, height) <= MAX_SIDE &&
  width * height <= MAX_PIXELS &&
  width * height * frames <= MAX_MOVING_PIXELS

/**
 * The type and the size in pixels of a picture made of them, by its own bytes: what its server says of it is not
 * believed (S-12). `undefined` for what is none, or would be too large when decoded: a few bytes are enough for
 * gigabytes.
 */
export const readBitmap = (bytes: Uint8Array): { readonly type: BitmapType; readonly pixels: number } | undefined => {
  const found = FORMATS.find(({ begins }) => begins(bytes))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = found === undefined ? undefined : attempt(() => found.sizeOf(bytes, view), undefined)
  if (found === undefined || size === undefined || !isCapped(size)) return undefined
  return { type: found.type, pixels: size.width * size.height * size.frames }
}
