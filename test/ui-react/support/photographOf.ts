import type { Frame } from '../../support/qrDecoders.js'

/** Lightness of the code's ink and paper (`QrCode.styles.ts`). */
const [INK, PAPER] = [18, 255]
/** Width of the picture in the middle, and its minimum lightness. */
const [PICTURE_SHARE, PICTURE_LIGHT] = [0.17, 60]
/** Sample points along a pixel, whose mean is a smooth edge. */
const SMOOTH = 4
/** Modules along a finder. */
const FINDER = 7
/** More modules than any code has in a row, with its margins. */
const WIDEST = 1_000

/** Whether a point is inked, in modules. */
type Shape = (x: number, y: number) => boolean

const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name))

/** The inside of a rounded rectangle that is `by` wider on each side. */
const roundRectangle = (rect: Element, by: number): Shape => {
  const [width, height] = [numberOf(rect, 'width') / 2 + by, numberOf(rect, 'height') / 2 + by]
  const [middleX, middleY] = [numberOf(rect, 'x') + width - by, numberOf(rect, 'y') + height - by]
  const corner = numberOf(rect, 'rx') + by
  return (x, y) => {
    const [right, down] = [Math.abs(x - middleX), Math.abs(y - middleY)]
    if (right > width || down > height) return false
    return Math.hypot(Math.max(right - width + corner, 0), Math.max(down - height + corner, 0)) <= corner
  }
}

/** A rectangle is filled, or, by its class, a line one module wide. */
const rectangleOf = (rect: Element): { readonly shape: Shape; readonly left: number; readonly top: number } => {
  const [left, top] = [numberOf(rect, 'x') - 0.5, numberOf(rect, 'y') - 0.5]
  if (!rect.hasAttribute('class')) return { shape: roundRectangle(rect, 0), left, top }
  const [outer, inner] = [roundRectangle(rect, 0.5), roundRectangle(rect, -0.5)]
  return { shape: (x, y) => outer(x, y) && !inner(x, y), left, top }
}

/** The runs of modules that form the path. */
const modulesOf = (code: Element): Shape => {
  const dark = new Set<number>()
  for (const [, x, y, run] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])
    for (let at = 0; at < Number(run); at += 1) dark.add(Number(x) + at + Number(y) * WIDEST)
  return (x, y) => dark.has(Math.floor(x) + Math.floor(y) * WIDEST)
}

/** Contribution of each neighbor to a pixel: three boxes, as browsers blur (Filter Effects, feGaussianBlur). */
const blurWeights = (deviation: number): readonly number[] => {
  const long = Math.floor((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5)
  const boxed = (weights: readonly number[], length: number): readonly number[] =>
    Array.from({ length: weights.length + length - 1 }, (_, at) =>
      weights.slice(Math.max(at - length + 1, 0), at + 1).reduce((sum, weight) => sum + weight, 0),
    )
  return [long, long, long + 1 - (long % 2)].reduce(boxed, [1])
}

/** Transposes: done twice, the picture is blurred in both directions and has its original orientation. */
const blurRows = (light: Float64Array, size: number, weights: readonly number[]): Float64Array => {
  const reach = (weights.length - 1) / 2
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const blurred = new Float64Array(light.length)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let sum = 0
      for (let by = -reach; by <= reach; by += 1)
        sum += (weights[by + reach] ?? 0) * (light[y * size + Math.min(Math.max(x + by, 0), size - 1)] ?? PAPER)
      blurred[x * size + y] = sum / whole
    }
  return blurred
}

/** The inked share of a pixel at this place in a shape with smooth edges. */
const inkedShare = (shape: Shape, x: number, y: number, unit: number): number => {
  let inked = 0
  for (let down = 0.5; down < SMOOTH; down += 1)
    for (let right = 0.5; right < SMOOTH; right += 1)
      if (shape((x + right / SMOOTH) * unit, (y + down / SMOOTH) * unit)) inked += 1
  return inked / SMOOTH ** 2
}

/**
 * What a camera sees of a code of this size on a screen, sharp or out of focus. As the browser renders it: modules with
 * edges on whole pixels, finders with smooth ones.
 */
export const photographOf = (code: Element, sizePx: number, blurPx: number): Frame => {
  const modules = modulesOf(code)
  const finders = [...code.querySelectorAll('rect')].map(rectangleOf)
  const unit = Number(code.getAttribute('viewBox')?.split(' ')[2]) / sizePx
  const hasPicture = code.nextElementSibling !== null
  const isPicture = (at: number): boolean =>
    hasPicture && Math.abs(at + 0.5 - sizePx / 2) < (sizePx * PICTURE_SHARE) / 2
  const sharp = new Float64Array(sizePx ** 2).fill(PAPER)
  const ink = (x: number, y: number, share: number): void => {
    const index = y * sizePx + x
    sharp[index] = (sharp[index] ?? PAPER) - (PAPER - INK) * share
  }
  for (let y = 0; y < sizePx; y += 1)
    for (let x = 0; x < sizePx; x += 1) {
      if (isPicture(x) && isPicture(y)) sharp[y * sizePx + x] = PICTURE_LIGHT
      else if (modules((x + 0.5) * unit, (y + 0.5) * unit)) ink(x, y, 1)
    }
  for (const { shape, left, top } of finders)
    for (let y = Math.floor(top / unit); y < (top + FINDER) / unit; y += 1)
      for (let x = Math.floor(left / unit); x < (left + FINDER) / unit; x += 1) ink(x, y, inkedShare(shape, x, y, unit))
  const weights = blurWeights(blurPx)
  const seen = blurPx === 0 ? sharp : blurRows(blurRows(sharp, sizePx, weights), sizePx, weights)
  return { light: Uint8ClampedArray.from(seen), size: sizePx }
}
