import { createHash } from 'node:crypto'
import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { assert } from 'chai'
import jsQR from 'jsqr'

/** A camera picture: the lightness of each point, row by row. */
export interface Frame {
  readonly light: Uint8ClampedArray
  readonly size: number
}

/** The same from a shorter distance. */
const nearer = ({ light, size }: Frame, times: number): Frame => {
  const wide = Math.round(size * times)
  const at = (x: number, y: number): number => light[y * size + x] ?? 255
  const point = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, below] = [Math.min(left + 1, size - 1), Math.min(top + 1, size - 1)]
    const upper = at(left, top) * (left + 1 - x) + at(right, top) * (x - left)
    const lower = at(left, below) * (left + 1 - x) + at(right, below) * (x - left)
    return upper * (top + 1 - y) + lower * (y - top)
  }
  const inside = (index: number): number => Math.min(Math.max((index + 0.5) / times - 0.5, 0), size - 1)
  return {
    light: Uint8ClampedArray.from({ length: wide * wide }, (_, index) =>
      point(inside(index % wide), inside(Math.floor(index / wide))),
    ),
    size: wide,
  }
}

const byJsQr = ({ light, size }: Frame): string | undefined =>
  jsQR(
    Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) => (at % 4 === 3 ? 255 : (light[at >> 2] ?? 0))),
    size,
    size,
  )?.data

const byZxing = ({ light, size }: Frame): string | undefined => {
  const source = new RGBLuminanceSource(light, size, size)
  // Apps try one binarizer after another.
  for (const binarizer of [new HybridBinarizer(source), new GlobalHistogramBinarizer(source)]) {
    try {
      return new QRCodeReader()
        .decode(new BinaryBitmap(binarizer), new Map([[DecodeHintType.TRY_HARDER, true]]))
        .getText()
    } catch {
      // The next binarizer.
    }
  }
  return undefined
}

/** A hand-held camera takes several frames, from varying distance, until one is readable. */
const readBy = (read: (frame: Frame) => string | undefined, seen: Frame): string | undefined => {
  for (const times of [1, 1.25, 1.5, 2, 3]) {
    const text = read(times === 1 ? seen : nearer(seen, times))
    if (text !== undefined) return text
  }
  return undefined
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Links as wallets get them, identical in each run: whether a decoder reads a code depends on its modules. */
export const PAIRING_LINKS: readonly string[] = Array.from(
  { length: 8 },
  (_, n) =>
    `wc:${sha256(`topic ${n}`)}@2?relay-protocol=irn&symKey=${sha256(`key ${n}`)}&expiryTimestamp=${1_767_225_600 + n}`,
)
/** A weakness of zxing: it misses some 3 of 100 random codes, sharp ones too, which jsQR reads all (decision 12). */
const MOST_MISSED_BY_ZXING = 1

/** Decodes the code of each link, and counts those that a decoder misses. */
export const areRead = async (
  links: readonly string[],
  look: (link: string) => Frame | Promise<Frame>,
): Promise<void> => {
  const missed = { jsQr: 0, zxing: 0 }
  for (const link of links) {
    const seen = await look(link)
    if (readBy(byJsQr, seen) !== link) missed.jsQr += 1
    if (readBy(byZxing, seen) !== link) missed.zxing += 1
  }
  assert.equal(missed.jsQr, 0, 'jsQR')
  assert.isAtMost(missed.zxing, MOST_MISSED_BY_ZXING, 'zxing')
}
