import { MAX_PIXELS } from '../bitmaps.js'
import { costOf } from './drawingCost.js'
import { hasScaledParts } from './drawingFilters.js'
import { type Part, STYLE_ONLY } from './drawingParts.js'
import { parseDrawing } from './parseDrawing.js'
import { readParts } from './readParts.js'

const MAX_BYTES = 64 * 1024
const MAX_ELEMENTS = 1_500
/** Twice the longest drawing without repetitions. */
const MAX_OUTLINE = 128 * 1024
/** Real icons have below 2,000; the time grows quadratically. */
const MAX_CORNERS = 10_000
/** Real icons have up to 10,500 commands and numbers in a path. */
const MAX_PAIRS = 11_000 ** 2
/** About 24 combined clip shapes. */
const MAX_TANGLE = 1_000
const MAX_SURFACES = 16
/** Real icons have about 24. */
const MAX_LAYERS = 256
/** A tile of twelve shapes, or two tiles of a bitmap each; real icons have one of a bitmap. */
const MAX_TILED = 640
/** Above this, or with slow filters, all filters are dropped: an icon looks the same without its shadows. */
const MAX_PRIMITIVES = 10
/** Total filtered area, in units of the drawing's area. */
const MAX_AREAS = 100
/** Only drawings that are meant to be slow have so many. */
const REFUSED_PRIMITIVES = 64
const MAX_LENGTH = 4 * MAX_BYTES

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<"]/g, (letter) => ESCAPES[letter] ?? '')

/** Serializes the sanitized parts with new ids, so that browsers render exactly what was checked. */
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
      // Sliced to fill another aspect ratio, the drawing would be larger than its own numbers.
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
 * Sanitizes a drawing and limits its cost; `undefined` if it is no drawing, more than a picture, or slow to render.
 * Must run before an `<img>` exists: rendering cannot be interrupted.
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
