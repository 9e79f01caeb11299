import { MAX_PIXELS } from '../bitmaps.js'
import { costOf } from './drawingCost.js'
import { hasScaledParts } from './drawingFilters.js'
import { type Part, STYLE_ONLY } from './drawingParts.js'
import { parseDrawing } from './parseDrawing.js'
import { readParts } from './readParts.js'

const MAX_BYTES = 64 * 1024
const MAX_ELEMENTS = 1_500
/** Twice as much as can be written in a drawing without repeating any. */
const MAX_OUTLINE = 128 * 1024
/** Real icons have less than two thousand; their time grows by the square. */
const MAX_CORNERS = 10_000
/** An outline of a real icon has 10,500 commands and numbers. */
const MAX_PAIRS = 11_000 ** 2
/** Two dozen shapes that clip together. */
const MAX_TANGLE = 1_000
const MAX_SURFACES = 16
/** Real icons have two dozen. */
const MAX_LAYERS = 256
/** A tile of twelve shapes, or two of a bitmap each; real icons have one of a bitmap. */
const MAX_TILED = 640
/** With more, or slow ones, all filters are left out: a picture without its shadows is the same picture. */
const MAX_PRIMITIVES = 10
/** Of the whole drawing, that filters go over. */
const MAX_AREAS = 100
/** Nobody writes so many: it is meant to be slow. */
const REFUSED_PRIMITIVES = 64
const MAX_LENGTH = 4 * MAX_BYTES

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<"]/g, (letter) => ESCAPES[letter] ?? '')

/** Writes a drawing anew, of what was read, with names of its own: what was checked is what a browser draws. */
const write = (root: Part, withFilters: boolean): string => {
  const names = new Map<Part, string>()
  const nameOf = (part: Part): string => {
    const name = names.get(part) ?? `p${names.size}`
    names.set(part, name)
    return name
  }
  const linked = new Set<Part>()
  const collect = (part: Part): void => {
    for (const target of part.links.values()) linked.add(target)
    part.children.forEach(collect)
  }
  collect(root)
  const writePart = (part: Part): string => {
    const { name, attributes, links, children } = part
    const style = [...attributes].flatMap(([key, value]) => (STYLE_ONLY.has(key) ? `${key}:${value}` : [])).join(';')
    const written = [...attributes].flatMap(([key, value]) =>
      // Cut to fill a place of another shape, it would be drawn larger than its own numbers say.
      STYLE_ONLY.has(key) || (part === root && key === 'preserveAspectRatio') ? [] : ` ${key}="${escape(value)}"`,
    )
    if (style !== '') written.push(` style="${escape(style)}"`)
    for (const [key, target] of links) {
      if (key === 'filter' && !withFilters) continue
      written.push(key === 'href' ? ` href="#${nameOf(target)}"` : ` ${key}="url(#${nameOf(target)})"`)
    }
    if (linked.has(part)) written.push(` id="${nameOf(part)}"`)
    if (part === root) written.push(' xmlns="http://www.w3.org/2000/svg"')
    const inside = children.map(writePart).join('')
    return `<${name}${written.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`
  }
  return writePart(root)
}

/**
 * A drawing that is safe and quick to draw, made of what may be drawn of this one; `undefined` for one that is none, is
 * more than a picture, or would take long. Checked before an `<img>` exists, because nothing can stop a browser that
 * draws.
 */
export const readDrawing = (bytes: Uint8Array): string | undefined => {
  if (bytes.byteLength > MAX_BYTES) return undefined
  const element = parseDrawing(new TextDecoder().decode(bytes))
  const root = element && readParts(element)
  const cost = root && costOf(root)
  if (root === undefined || cost === undefined) return undefined
  const isCapped =
    cost.elements <= MAX_ELEMENTS &&
    cost.outline <= MAX_OUTLINE &&
    cost.corners <= MAX_CORNERS &&
    cost.pairs <= MAX_PAIRS &&
    cost.tangle <= MAX_TANGLE &&
    cost.surfaces <= MAX_SURFACES &&
    cost.layers <= MAX_LAYERS &&
    cost.tiled <= MAX_TILED &&
    cost.pixels <= MAX_PIXELS &&
    cost.primitives <= REFUSED_PRIMITIVES
  if (!isCapped) return undefined
  const hasQuickFilters = cost.primitives <= MAX_PRIMITIVES && cost.areas <= MAX_AREAS && !hasScaledParts(root)
  const text = write(root, hasQuickFilters)
  return text.length <= MAX_LENGTH ? text : undefined
}
