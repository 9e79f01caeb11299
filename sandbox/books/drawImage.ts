import { drawPng } from './drawPng.js'
import { drawSvg } from './drawSvg.js'
import { imageShapes } from './imageShapes.js'
import { seededRandom } from './seededRandom.js'

const RASTER_PART = 0.4

/** A picture for an id, the same one for the same id: a vector for most, a raster for the others. */
export const drawImage = (id: string): { readonly body: string | Buffer; readonly type: string } => {
  const shapes = imageShapes(id)
  return seededRandom(`${id}:kind`)() < RASTER_PART
    ? { body: drawPng(shapes), type: 'image/png' }
    : { body: drawSvg(shapes), type: 'image/svg+xml' }
}
