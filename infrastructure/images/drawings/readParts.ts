import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import { readBitmap } from '../bitmaps.js'
import { ELEMENTS, idInHref, idInUrl, isLeftOut, isPlain, LINKS, type Part, REFERENCES } from './drawingParts.js'
import { parseStyleSheet, styledAttributes } from './drawingStyles.js'
import type { DrawnElement } from './parseDrawing.js'

const BITMAP_HEAD = /^data:image\/[a-z]{3,4};base64,/

/** The bitmap in a drawing, with a verified type; `undefined` for a URL, a nested drawing, or a large bitmap. */
const readInlineBitmap = (href: string): { readonly href: string; readonly pixels: number } | undefined => {
  const [head] = BITMAP_HEAD.exec(href) ?? []
  const bytes = head === undefined ? undefined : fromBase64(href.slice(head.length))
  const bitmap = bytes && readBitmap(bytes)
  return bytes && bitmap && { href: `data:${bitmap.type};base64,${toBase64(bytes)}`, pixels: bitmap.pixels }
}

const linkOf = ({ attributes }: DrawnElement): string | undefined =>
  attributes.get('href') ?? attributes.get('xlink:href')

const sheetText = (element: DrawnElement): string =>
  (element.name === 'style' ? element.text : '') + element.children.map(sheetText).join('\n')

interface Unlinked {
  readonly part: Part & { readonly attributes: Map<string, string> }
  /** Referenced ids and the elements that may have them, by attribute. */
  readonly wanted: readonly (readonly [key: string, id: string, names: readonly string[]])[]
}

/**
 * Sanitizes a drawing by allowlists, with resolved references. `undefined` if dropping parts would change the drawing,
 * or if it is more than a picture: scripts, HTML, animation, text, external images.
 */
export const readParts = (root: DrawnElement): Part | undefined => {
  const sheet = parseStyleSheet(sheetText(root))
  if (sheet === undefined) return undefined
  const byId = new Map<string, Part>()
  const unlinked: Unlinked[] = []

  const readPart = (element: DrawnElement): Part | undefined => {
    const { name } = element
    if (!ELEMENTS.has(name)) return undefined
    const attributes = new Map<string, string>()
    const wanted: (readonly [string, string, readonly string[]])[] = []
    for (const [key, value] of styledAttributes(sheet, element)) {
      const names = REFERENCES[key]
      const id = names === undefined ? undefined : idInUrl(value)
      if (names !== undefined && id !== undefined) {
        wanted.push([key, id, names])
        // Paint if the referenced part is missing.
        if (key === 'fill' || key === 'stroke') attributes.set(key, 'none')
      } else if (isPlain(key, value)) attributes.set(key, value)
    }
    const href = linkOf(element)
    const bitmap = name === 'image' && href !== undefined ? readInlineBitmap(href) : undefined
    if (bitmap !== undefined) attributes.set('href', bitmap.href)
    else if (href !== undefined) {
      const linked = idInHref(href)
      if (linked === undefined) return undefined
      wanted.push(['href', linked, LINKS[name] ?? []])
    }

    const children: Part[] = []
    const part = { name, attributes, links: new Map<string, Part>(), children, pixels: bitmap?.pixels ?? 0 }
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, part)
    unlinked.push({ part, wanted })
    for (const child of element.children) {
      if (isLeftOut(child.name)) continue
      const inside = readPart(child)
      if (inside === undefined) return undefined
      children.push(inside)
    }
    return part
  }

  const part = readPart(root)
  for (const { part: from, wanted } of unlinked)
    for (const [key, id, names] of wanted) {
      const target = byId.get(id)
      if (target === undefined || !names.includes(target.name)) continue
      from.links.set(key, target)
      from.attributes.delete(key)
    }
  return part
}
