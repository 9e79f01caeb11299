import { attempt } from '../shared/safeRead.js'

export type BitmapType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

interface Size {
  readonly width: number
  readonly height: number
  /** Number of passes over all pixels: frames of an animation, or scans of a JPEG. */
  readonly frames: number
}

/** 2048 by 2048 pixels: 16 MB decoded. */
export const MAX_PIXELS = 2_048 * 2_048
const MAX_SIDE = 8_192
/** Over all frames of an animation. */
const MAX_MOVING_PIXELS = 16 * MAX_PIXELS
/** A progressive JPEG has about ten scans. */
const MAX_SCANS = 64

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/**
 * Reads the size by parsing the whole file; `undefined` if decoders could read the file differently. Throws if a part
 * exceeds the end.
 */
type SizeOf = (bytes: Uint8Array, view: DataView) => Size | undefined

const pngSize: SizeOf = (bytes, view) => {
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  let said = 1
  let moves = 0
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const length = view.getUint32(at)
    const name = latin(bytes, at + 4, at + 8)
    // Requires exactly one header, in first place: a decoder may skip what precedes it.
    if ((name === 'IHDR') !== (at === 8) || (at === 8 && length !== 13)) return undefined
    if (name === 'IEND') return { width, height, frames: Math.max(said, moves) }
    if (name === 'acTL') said = Math.max(said, view.getUint32(at + 8))
    if (name !== 'fcTL') continue
    moves += 1
    const isInside =
      view.getUint32(at + 12) + view.getUint32(at + 20) <= width &&
      view.getUint32(at + 16) + view.getUint32(at + 24) <= height
    if (!isInside) return undefined
  }
}

/** Tables, scans, restarts and comments. Other segments have no length, or decoders disagree on it. */
const JPEG_SEGMENTS: readonly number[] = [0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xfe]
const isJpegSegment = (marker: number): boolean => JPEG_SEGMENTS.includes(marker) || (marker & 0xf0) === 0xe0

const jpegSize: SizeOf = (_, view) => {
  let size: Omit<Size, 'frames'> | undefined
  let scans = 0
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return size && scans <= MAX_SCANS ? { ...size, frames: scans } : undefined
    const length = view.getUint16(at + 2)
    if (!isJpegSegment(marker) || length < 2) return undefined
    if (marker <= 0xc2) {
      if (size !== undefined) return undefined
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += 2 + length
    if (marker !== 0xda) continue
    scans += 1
    // Scan data, including FF 00 and restart markers.
    for (; ; at += 1) {
      if (view.getUint8(at) !== 0xff) continue
      const next = view.getUint8(at + 1)
      if (next !== 0 && (next & 0xf8) !== 0xd0) break
    }
  }
}

/** Bytes of a colour table, from its flags byte. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

const GIF_COMMENT = 0xfe
const GIF_APPLICATION = 0xff
/** Length of the first block of the other extensions: a decoder may read that much, whatever the length byte says. */
const GIF_EXTENSIONS: Readonly<Record<number, number>> = { 0x01: 12, 0xf9: 4, [GIF_APPLICATION]: 11 }

const gifSize: SizeOf = (_, view) => {
  let [width, height, frames] = [view.getUint16(6, true), view.getUint16(8, true), 0]
  for (let at = 13 + tableBytes(view.getUint8(10)); ; at += 1) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return { width, height, frames }
    const label = view.getUint8(at + 1)
    if (kind === 0x2c) {
      frames += 1
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at += 11 + tableBytes(view.getUint8(at + 9))
    } else if (kind === 0x21) {
      at += 2
      if (label !== GIF_COMMENT && view.getUint8(at) !== GIF_EXTENSIONS[label]) return undefined
    } else return undefined
    const least = kind === 0x21 && label === GIF_APPLICATION ? 3 : 1
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) {
      if (length < least) return undefined
      at += 1 + length
    }
  }
}

const webpSize: SizeOf = (bytes, view) => {
  let [width, height, frames] = [0, 0, 0]
  const grow = (wide: number, high: number): void => {
    width = Math.max(width, wide)
    height = Math.max(height, high)
  }
  /** Whether chunks fill all from `start` to `end`. The largest size counts, since decoders may use any. */
  const readParts = (start: number, end: number): boolean => {
    let at = start
    while (at < end) {
      const name = latin(bytes, at, at + 4)
      const length = view.getUint32(at + 4, true)
      const body = at + 8
      at = body + length + (length % 2)
      if (at > end) return false
      if (name === 'VP8X')
        grow((view.getUint32(body + 4, true) & 0xffffff) + 1, (view.getUint32(body + 6, true) >>> 8) + 1)
      if (name === 'VP8 ') grow(view.getUint16(body + 6, true) & 0x3fff, view.getUint16(body + 8, true) & 0x3fff)
      if (name === 'VP8L') {
        const bits = view.getUint32(body + 1, true)
        grow((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
      }
      if (name === 'VP8 ' || name === 'VP8L') frames += 1
      if (name === 'ANMF' && (start !== 12 || !readParts(body + 16, body + length))) return false
    }
    return true
  }
  const isWhole = view.getUint32(4, true) + 8 === bytes.length && readParts(12, bytes.length)
  return isWhole ? { width, height, frames } : undefined
}

const FORMATS: readonly {
  readonly type: BitmapType
  readonly begins: (bytes: Uint8Array) => boolean
  readonly sizeOf: SizeOf
}[] = [
  { type: 'image/png', begins: (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: pngSize },
  { type: 'image/jpeg', begins: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: jpegSize },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)), sizeOf: gifSize },
  {
    type: 'image/webp',
    begins: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
    sizeOf: webpSize,
  },
]

const isCapped = ({ width, height, frames }: Size): boolean =>
  Math.min(width, height, frames) > 0 &&
  Math.max(width, height) <= MAX_SIDE &&
  width * height <= MAX_PIXELS &&
  width * height * frames <= MAX_MOVING_PIXELS

/**
 * Type and pixel count of a bitmap, from its bytes rather than its server's content type (S-12). `undefined` if it is
 * no bitmap, or too large when decoded: a few bytes can expand to gigabytes.
 */
export const readBitmap = (bytes: Uint8Array): { readonly type: BitmapType; readonly pixels: number } | undefined => {
  const found = FORMATS.find(({ begins }) => begins(bytes))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = found === undefined ? undefined : attempt(() => found.sizeOf(bytes, view), undefined)
  if (found === undefined || size === undefined || !isCapped(size)) return undefined
  return { type: found.type, pixels: size.width * size.height * size.frames }
}
