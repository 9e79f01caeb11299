import { crc32, deflateSync } from 'node:zlib'
import type { Colour, ImageShapes } from './imageShapes.js'

const SIDE = 64
const LINE_BYTES = 1 + SIDE * 3
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** 8 bits a channel, truecolour, no interlacing. */
const FORMAT = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 2, 0, 0, 0])

/** From the CSS definition of `hsl()`. */
const rgb = ({ hue, saturation, lightness }: Colour): readonly number[] => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  })
}

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

export const drawPng = ({ ground, circles }: ImageShapes): Buffer => {
  const below = rgb(ground)
  const painted = circles.map(({ x, y, radius, colour }) => ({ x, y, radius, pixel: rgb(colour) }))
  const pixelAt = (x: number, y: number): readonly number[] =>
    painted.findLast((circle) => Math.hypot(x - circle.x, y - circle.y) <= circle.radius)?.pixel ?? below
  // Each line begins with its filter: 0, none.
  const lines = Buffer.alloc(SIDE * LINE_BYTES)
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) lines.set(pixelAt(x + 0.5, y + 0.5), y * LINE_BYTES + 1 + x * 3)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', FORMAT),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
