import type { Part } from './drawingParts.js'

/** Leading number of a text; otherwise `undefined`. */
const numberIn = (text: string | undefined): number | undefined => {
  const number = parseFloat(text ?? '')
  return Number.isFinite(number) ? number : undefined
}

/** Shorter side of the drawing, in user units. */
export const sideOf = ({ attributes }: Part): number | undefined => {
  const [, , ...box] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const size = attributes.has('viewBox') ? box : [attributes.get('width'), attributes.get('height')]
  const isPercent = size.some((each) => each?.includes('%'))
  const [width, height] = size.map(numberIn)
  return width === undefined || height === undefined || isPercent ? undefined : Math.min(width, height)
}

/** Relative to the drawing's side: real shadows are smaller, real glows up to twice as large. */
const MAX_BLUR = 2
const MAX_RADIUS = 0.1
const HAS_NEIGHBOURS: Readonly<Record<string, readonly [attribute: string, most: number]>> = {
  feGaussianBlur: ['stdDeviation', MAX_BLUR],
  feDropShadow: ['stdDeviation', MAX_BLUR],
  feMorphology: ['radius', MAX_RADIUS],
}

const isWithin = (text: string, most: number): boolean =>
  text
    .trim()
    .split(/[\s,]+/)
    .every((each) => each === '' || Math.abs(numberIn(each) ?? 0) <= most)

/** Units other than user units: an inch is 96 of those. */
const UNIT = /[a-df-z%]/i

/** Filtered area in units of the drawing's area; `Infinity` if unknown. */
export const areasOf = (filter: Part, side: number | undefined): number => {
  if (side === undefined || !(side > 0)) return Infinity
  const { attributes, children } = filter
  const [width, height] = ['width', 'height'].map((key) => attributes.get(key))
  const isKnown =
    attributes.get('filterUnits') === 'userSpaceOnUse' && ![width, height].some((each) => UNIT.test(each ?? ''))
  const area = ((numberIn(width) ?? Infinity) / side) * ((numberIn(height) ?? Infinity) / side)
  const slow = children.filter(({ name }) => HAS_NEIGHBOURS[name] !== undefined)
  const isCapped = slow.every((step) => {
    const [attribute, most] = HAS_NEIGHBOURS[step.name] ?? ['', 0]
    return isWithin(step.attributes.get(attribute) ?? '', most * side)
  })
  return isKnown && isCapped ? area * Math.max(1, slow.length) : Infinity
}

/** Whether a part is rendered at another scale than its own numbers say. */
const isScaled = ({ attributes }: Part, isRoot: boolean): boolean =>
  /scale|matrix|skew/.test(attributes.get('transform') ?? '') ||
  ['patternContentUnits', 'maskContentUnits', 'clipPathUnits'].some(
    (key) => attributes.get(key) === 'objectBoundingBox',
  ) ||
  (!isRoot && attributes.has('viewBox'))

/** Whether anything outside `apart` elements is scaled: a filter or tile then differs in size from its own numbers. */
export const hasScaledParts = (root: Part, apart?: string): boolean => {
  const visit = (part: Part): boolean =>
    part.name !== apart && (isScaled(part, part === root) || part.children.some(visit))
  return visit(root)
}
