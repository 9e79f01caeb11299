type Bytes = Uint8Array<ArrayBuffer>

export const join = (...parts: readonly (string | readonly number[])[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  )
export const big = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256)
export const little = (value: number, bytes: number): readonly number[] => [...big(value, bytes)].reverse()
export const repeat = (count: number, part: readonly number[]): readonly number[] =>
  Array.from({ length: count }, () => part).flat()

/** A chunk of a PNG. */
export const chunk = (name: string, data: readonly number[]): readonly number[] => [
  ...big(data.length, 4),
  ...join(name),
  ...data,
  ...big(0, 4),
]
/** A chunk of a WebP. */
const riff = (name: string, data: readonly number[]): readonly number[] => [
  ...join(name),
  ...little(data.length, 4),
  ...data,
]

/** A PNG of these chunks. */
export const png = (...chunks: readonly (readonly number[])[]): Bytes =>
  join('\x89PNG\r\n\x1a\n', ...chunks, chunk('IEND', []))
export const head = (width: number, height: number): readonly number[] =>
  chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0])

/** A WebP of these chunks. */
export const webp = (...parts: readonly (readonly number[])[]): Bytes =>
  join('RIFF', little(4 + parts.flat().length, 4), 'WEBP', ...parts)
export const lossy = (width: number, height: number): readonly number[] =>
  riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)])
export const canvas = (width: number, height: number): readonly number[] =>
  riff('VP8X', [2, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])
export const moving = (...parts: readonly (readonly number[])[]): readonly number[] =>
  riff('ANMF', [...repeat(16, [0]), ...parts.flat()])

/** Starts of pictures, with the size in their headers, and a number of frames or scans, without pixels. */
export const bitmaps = {
  png: (width: number, height: number, frames = 1): Bytes =>
    png(head(width, height), frames > 1 ? chunk('acTL', [...big(frames, 4), ...big(0, 4)]) : []),
  jpeg: (width: number, height: number, scans = 1): Bytes =>
    join(
      '\xff\xd8\xff\xe0\0\x04\0\0\xff\xc2\0\x0b\x08',
      [...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0],
      repeat(scans, [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0xff, 0xd0, 0x34]),
      '\xff\xd9',
    ),
  gif: (width: number, height: number, frames = 1): Bytes =>
    join(
      'GIF89a',
      [...little(width, 2), ...little(height, 2), 0x80, 0, 0, ...repeat(6, [0])],
      repeat(frames, [
        ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
        ...[0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2), 0, 2, 2, 0x44, 1, 0],
      ]),
      ';',
    ),
  webp: (width: number, height: number): Bytes => webp(lossy(width, height)),
  webpLossless: (width: number, height: number): Bytes =>
    webp(riff('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), ...repeat(9, [0])])),
  webpMoving: (width: number, height: number, frames: number): Bytes =>
    webp(canvas(width, height), repeat(frames, moving(lossy(width, height)))),
}
