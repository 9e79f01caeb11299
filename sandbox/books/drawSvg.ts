import type { Colour, ImageShapes } from './imageShapes.js'

const hsl = ({ hue, saturation, lightness }: Colour): string => `hsl(${hue} ${saturation * 100}% ${lightness * 100}%)`

export const drawSvg = ({ ground, circles }: ImageShapes): string => {
  const shapes = circles.map(
    ({ x, y, radius, colour }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${hsl(colour)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${hsl(ground)}"/>${shapes.join('')}</svg>`
}
