import {
  big,
  bitmaps,
  canvas,
  chunk,
  head,
  join,
  little,
  lossy,
  moving,
  png,
  repeat,
  webp,
} from '../support/bitmaps.js'

type Bytes = Uint8Array<ArrayBuffer>

const LARGE = 20_000

const segment = (marker: number, body: readonly number[]): readonly number[] => [
  ...[0xff, marker],
  ...big(body.length + 2, 2),
  ...body,
]
const frame = (marker: number, side: number): readonly number[] =>
  segment(marker, [8, ...big(side, 2), ...big(side, 2), 1, 1, 0x11, 0])
const TABLES = [
  ...segment(0xdb, [0, ...repeat(64, [1])]),
  ...segment(0xc4, [0, 1, ...repeat(16, [0])]),
  ...segment(0xc4, [0x10, 1, ...repeat(16, [0])]),
]
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0, 0, 0]
const jpeg = (...parts: readonly (readonly number[])[]): Bytes => join('\xff\xd8', ...parts, '\xff\xd9')
/** Bytes that a reader skips if it takes the two bytes after a marker for a length. */
const hidden = (mark: number, part: readonly number[]): readonly number[] => [
  ...[0xff, mark],
  ...big(part.length + 2, 2),
  ...part,
]
/** A small picture for a reader that trusts this marker's length; a large one for all others. */
const behind = (mark: number): Bytes =>
  jpeg([0xff, mark, 0, 6], segment(0xfe, frame(0xc0, 16)), TABLES, hidden(mark, frame(0xc0, LARGE)), hidden(mark, SCAN))

const gif = (...parts: readonly (readonly number[])[]): Bytes =>
  join('GIF89a', little(9, 2), little(9, 2), [0, 0, 0], ...parts, ';')
const gifFrame = (side: number): readonly number[] => [
  ...[0x2c, 0, 0, 0, 0, ...little(side, 2), ...little(side, 2), 0],
  ...[2, 2, 0x44, 1, 0],
]
const comment = (bytes: readonly number[]): readonly number[] => [0x21, 0xfe, bytes.length, ...bytes, 0]

/** Small files whose size a decoder could read differently from a check: it would decode 20,000 by 20,000 pixels. */
export const bitmapBombs: Readonly<Record<string, Bytes>> = {
  'a JPEG behind a mark without a length': behind(0x01),
  'a JPEG behind a mark of a restart': behind(0xd0),
  'a JPEG behind a second beginning': behind(0xd8),
  'a JPEG behind an unknown mark': behind(0x02),
  'a JPEG behind a mark of other pictures': behind(0xf0),
  'a JPEG with bytes between its parts': jpeg(frame(0xc0, 16), TABLES, [0, 0], SCAN),
  'a JPEG of two frames': jpeg(frame(0xc0, 16), frame(0xc2, LARGE), TABLES, SCAN),
  'a JPEG whose height comes later': jpeg(frame(0xc0, 16), TABLES, SCAN, segment(0xdc, big(LARGE, 2))),
  'a JPEG of a kind browsers do not know': jpeg(frame(0xc9, 16), TABLES, SCAN),
  'a JPEG without a scan': jpeg(frame(0xc0, 16), TABLES),
  'a JPEG whose part goes on beyond its end': join('\xff\xd8', frame(0xc0, 16), TABLES, SCAN, [0xff, 0xe0, 0xff, 0xff]),
  'a PNG of two heads': png(head(9, 9), head(LARGE, LARGE)),
  'a PNG whose head is not first': png(chunk('teSt', [...big(9, 4), ...big(9, 4), 8, 6, 0, 0, 0]), head(LARGE, LARGE)),
  'a PNG whose head is longer': png(chunk('IHDR', [...big(9, 4), ...big(9, 4), 8, 6, 0, 0, 0, 0, 0, 0, 0])),
  'a PNG whose frame is larger': png(
    head(9, 9),
    chunk('acTL', [...big(2, 4), ...big(0, 4)]),
    chunk('fcTL', [...big(0, 4), ...big(LARGE, 4), ...big(LARGE, 4), ...repeat(14, [0])]),
  ),
  'a PNG of more frames than it says': png(
    head(2_000, 2_000),
    chunk('acTL', [...big(1, 4), ...big(0, 4)]),
    repeat(40, chunk('fcTL', [...big(0, 4), ...big(2_000, 4), ...big(2_000, 4), ...repeat(14, [0])])),
  ),
  'a GIF whose frame is larger': gif(gifFrame(LARGE)),
  'a GIF with bytes between its parts': gif(gifFrame(9), [7], gifFrame(LARGE)),
  'a GIF behind an extension that is too short': gif([0x21, 0xf9, 1, 0], comment(gifFrame(LARGE)), gifFrame(9)),
  'a GIF behind a loop that is too short': gif(
    [...join('!\xff\x0bNETSCAPE2.0'), 1, 1, 0],
    comment(gifFrame(LARGE)),
    gifFrame(9),
  ),
  'a GIF behind an unknown extension': gif([0x21, 0x99, 1, 0, 0], gifFrame(9)),
  'a GIF that has no end': gif(gifFrame(9)).slice(0, -1),
  'a WebP larger than its canvas': webp(canvas(9, 9), lossy(12_000, 12_000)),
  'a WebP whose frame is larger': webp(canvas(9, 9), moving(lossy(12_000, 12_000))),
  'a WebP of two pictures': webp(lossy(9, 9), lossy(12_000, 12_000)),
  'a WebP whose part is longer than its frame': webp(canvas(9, 9), moving([...lossy(9, 9).slice(0, 4), 99, 0, 0, 0])),
  'a WebP with frames in frames': webp(canvas(9, 9), moving(moving(lossy(9, 9)))),
  'a WebP that says another length': Uint8Array.from([...bitmaps.webp(9, 9), ...lossy(12_000, 12_000)]),
  // Its decoder uses a size within the data, and scales: 1.4 kB declared as 16 by 16 were 8000 by 8000.
  'an AVIF that says it is small': join('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', '\0\0\0\x14ispe\0\0\0\0', [
    ...big(16, 4),
    ...big(16, 4),
  ]),
  'an AVIF of many letters': join('\0\0\0\x1cftypavif', repeat(262_000, [0x69])),
}
