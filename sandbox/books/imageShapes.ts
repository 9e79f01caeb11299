import { seededRandom } from './seededRandom.js'

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Colour {
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
}

/** On a square of 64 by 64, from its top left corner. */
export interface ImageShapes {
  readonly ground: Colour
  readonly circles: readonly {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly colour: Colour
  }[]
}

/** What is on the picture of an id: the same for the same id. */
export const imageShapes = (id: string): ImageShapes => {
  const random = seededRandom(id)
  const hue = Math.floor(random() * 360)
  return {
    ground: { hue, saturation: 0.45, lightness: 0.42 },
    circles: Array.from({ length: 3 }, () => ({
      x: Math.floor(random() * 64),
      y: Math.floor(random() * 64),
      radius: 8 + Math.floor(random() * 22),
      colour: { hue: (hue + Math.floor(random() * 80)) % 360, saturation: 0.7, lightness: 0.7 },
    })),
  }
}
