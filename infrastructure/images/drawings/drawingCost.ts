import { areasOf, hasScaledParts, sideOf } from './drawingFilters.js'
import { isSmallTile } from './drawingTiles.js'
import { isPrimitive, type Part } from './drawingParts.js'

/** Cost of rendering, including repetitions. */
interface Cost {
  readonly elements: number
  readonly uses: number
  /** Characters of path data: a point takes two or more. */
  readonly outline: number
  /** Upper bound of line ends and corners: each is rendered as a shape as wide as the line. */
  readonly corners: number
  /** Pairs of lines within a path: browsers sort lines again where they cross. */
  readonly pairs: number
  /** Characters of combined clip paths: browsers intersect every line with every other. */
  readonly tangle: number
  /** Filter primitives. */
  readonly primitives: number
  /** Filtered area, in units of the drawing's area. */
  readonly areas: number
  readonly pixels: number
  /** Offscreen surfaces: masks, filters, pattern tiles. */
  readonly surfaces: number
  /** Extra passes over the pixels below: transparent and blended groups, gradients, bitmaps. */
  readonly layers: number
  /** Path characters in tiles, plus an equivalent for each layer. */
  readonly tiled: number
}

const NOTHING: Cost = {
  elements: 0,
  uses: 0,
  outline: 0,
  tangle: 0,
  primitives: 0,
  areas: 0,
  pixels: 0,
  surfaces: 0,
  layers: 0,
  tiled: 0,
  corners: 0,
  pairs: 0,
}

const add = (a: Cost, b: Cost, times = 1): Cost => ({
  elements: a.elements + times * b.elements,
  uses: a.uses + times * b.uses,
  outline: a.outline + times * b.outline,
  corners: a.corners + times * b.corners,
  pairs: a.pairs + times * b.pairs,
  tangle: a.tangle + times * b.tangle,
  primitives: a.primitives + times * b.primitives,
  areas: a.areas + times * b.areas,
  pixels: a.pixels + times * b.pixels,
  surfaces: a.surfaces + times * b.surfaces,
  layers: a.layers + times * b.layers,
  tiled: a.tiled + times * b.tiled,
})

/** Rendered only where they are referenced. */
const APART: ReadonlySet<string> = new Set([
  ...['defs', 'symbol', 'mask', 'clipPath', 'pattern', 'filter', 'linearGradient', 'radialGradient'],
])
const SURFACES: ReadonlySet<string> = new Set(['mask', 'filter', 'pattern'])

const IS_GRADIENT = /Gradient$/
/** Gradient stops that count as one layer: software rendering searches all stops for each pixel. */
const STOPS_A_LAYER = 16

/** Path characters that a basic shape counts as. */
const SHAPE_OUTLINE = 40
const SHAPES: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'line'])

const outlineOf = ({ name, attributes }: Part): number =>
  SHAPES.has(name) ? SHAPE_OUTLINE : (attributes.get('d') ?? attributes.get('points') ?? '').length

/** Corners of a basic shape. */
const SHAPE_CORNERS = 8
/** A corner has at least a command or a number. */
const IN_OUTLINE = /[a-z]|\d+/gi

const cornersOf = ({ name, attributes }: Part): number =>
  SHAPES.has(name)
    ? SHAPE_CORNERS
    : ((attributes.get('d') ?? attributes.get('points') ?? '').match(IN_OUTLINE)?.length ?? 0)

const hasStroke = ({ attributes, links }: Part): boolean =>
  links.has('stroke') || (attributes.get('stroke') ?? 'none') !== 'none'

/** Whether any group has a stroke, which its content, including used elements, inherits. */
const hasStrokedGroups = (part: Part): boolean =>
  ((part.children.length > 0 || part.links.has('href')) && hasStroke(part)) || part.children.some(hasStrokedGroups)

const LAYERED: readonly string[] = ['opacity', 'mix-blend-mode', 'isolation']

const layersOf = ({ name, attributes }: Part): number =>
  LAYERED.filter((key) => attributes.has(key)).length + (name === 'image' ? 1 : 0)

/** A layer takes as long as four shapes. */
const LAYER_OUTLINE = 4 * SHAPE_OUTLINE

/** Whether any group is painted with a gradient or pattern, which a pattern inside inherits. */
const hasPaintedGroups = ({ links, children }: Part): boolean =>
  (children.length > 0 && (links.has('fill') || links.has('stroke'))) || children.some(hasPaintedGroups)

/**
 * Cost of a tile. Browsers render tiles larger than visible: up to 2048 by 2048 pixels in Chromium, for an image of 40
 * by 40. A filter over so many pixels takes too long.
 */
const tiledOf = ({ outline, layers, primitives }: Cost, areGroupsPainted: boolean): number =>
  primitives > 0 ? Infinity : outline * (areGroupsPainted ? 5 : 1) + LAYER_OUTLINE * (1 + layers)

/**
 * Cost of a drawing; `undefined` for reference cycles, and for a `use` of another `use`, which multiplies. A part is
 * evaluated once, however often it is referenced.
 */
export const costOf = (root: Part): Cost | undefined => {
  const side = sideOf(root)
  const areTilesScaled = hasScaledParts(root, 'pattern') || side === undefined || side < 1
  const areGroupsPainted = hasPaintedGroups(root)
  const areGroupsStroked = hasStrokedGroups(root)
  const costs = new Map<Part, Cost | undefined>()
  const visit = (part: Part): Cost | undefined => {
    if (costs.has(part)) return costs.get(part)
    // A part found again before its cost is known is part of a cycle.
    costs.set(part, undefined)
    const cost = costOfPart(part)
    costs.set(part, cost)
    return cost
  }
  const costOfPart = (part: Part): Cost | undefined => {
    const corners = cornersOf(part)
    let cost: Cost = {
      ...NOTHING,
      elements: 1,
      uses: part.name === 'use' ? 1 : 0,
      outline: outlineOf(part),
      corners: areGroupsStroked || hasStroke(part) ? corners : 0,
      pairs: corners ** 2,
      primitives: isPrimitive(part.name) ? 1 : 0,
      pixels: part.pixels,
      layers: layersOf(part),
    }
    for (const child of part.children) {
      if (APART.has(child.name)) continue
      const inside = visit(child)
      if (inside === undefined) return undefined
      cost = add(cost, inside)
    }
    const repeated = part.links.get('href')
    if (repeated !== undefined) {
      const inside = visit(repeated)
      if (inside === undefined || (part.name === 'use' && inside.uses > 0)) return undefined
      cost = add(cost, inside)
    }
    // Paint on a group applies to each of its parts.
    const painted = cost.elements
    for (const [key, target] of part.links) {
      if (key === 'href') continue
      const inside = visit(target)
      if (inside === undefined) return undefined
      const times = key === 'fill' || key === 'stroke' ? painted : 1
      if (IS_GRADIENT.test(target.name)) {
        cost = { ...cost, layers: cost.layers + times * Math.ceil(inside.elements / STOPS_A_LAYER) }
        continue
      }
      const isTile = target.name === 'pattern'
      // A part with content would paint elements rendered elsewhere with tiles too.
      if (isTile && (part.children.length > 0 || inside.tiled > 0 || areTilesScaled || !isSmallTile(target, part)))
        return undefined
      const surfaces = inside.surfaces + (SURFACES.has(target.name) ? 1 : 0)
      const areas = inside.areas + (key === 'filter' ? areasOf(target, side) : 0)
      const tiled = inside.tiled + (isTile ? tiledOf(inside, areGroupsPainted) : 0)
      cost = add(cost, { ...inside, uses: 0, surfaces, areas, tiled, layers: inside.layers + 1 }, times)
    }
    const isTangled = part.name === 'clipPath' && (cost.elements > 2 + cost.uses || part.links.has('clip-path'))
    return isTangled ? { ...cost, tangle: cost.outline } : cost
  }
  return visit(root)
}
