import { seededRandom } from './seededRandom.js'

/** A picture for an id: the same one for the same id. */
export const drawImage = (id: string): string => {
  const random = seededRandom(id)
  const hue = Math.floor(random() * 360)
  const shapes = Array.from({ length: 3 }, () => `<circle cx="${Math.floor(random() * 64)}" cy="${Math.floor(random() * 64)}" r="${8 + Math.floor(random() * 22)}" fill="hsl(${(hue + Math.floor(random() * 80)) % 360} 70% 70% / .75)"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 45% 42%)"/>${shapes.join('')}</svg>`
}
