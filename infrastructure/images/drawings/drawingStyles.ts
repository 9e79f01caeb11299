import type { DrawnElement } from './parseDrawing.js'
import { PRESENTATION, STYLE_ONLY } from './drawingParts.js'

interface Declaration {
  readonly value: string
  /** Specificity: ids win over classes, classes over elements. */
  readonly weight: number
}

/** Last declaration by selector and property. */
type StyleSheet = ReadonlyMap<string, ReadonlyMap<string, Declaration>>

const MAX_RULES = 500
/** Above the number of existing properties. */
const MAX_DECLARATIONS = 64
const SELECTOR = /^[.#]?[A-Za-z_][\w-]*$/

const declarationsOf = (text: string): ReadonlyMap<string, string> => {
  const declarations = new Map<string, string>()
  for (const declaration of text.split(';', MAX_DECLARATIONS)) {
    const colon = declaration.indexOf(':')
    const key = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration.slice(colon + 1).replace('!important', '')
    if (PRESENTATION.has(key) || STYLE_ONLY.has(key)) declarations.set(key, value.trim())
  }
  return declarations
}

/** Removes comments; `undefined` for an unclosed comment. */
const withoutComments = (text: string): string | undefined => {
  const [first = '', ...rest] = text.split('/*')
  const kept = [first]
  for (const part of rest) {
    const end = part.indexOf('*/')
    if (end < 0) return undefined
    kept.push(part.slice(end + 2))
  }
  return kept.join('')
}

const weightOf = (selector: string, order: number): number =>
  order + MAX_RULES * (selector.startsWith('#') ? 2 : selector.startsWith('.') ? 1 : 0)

/**
 * Parses a style sheet of rules with single simple selectors, as editors write them; `undefined` for other rules, such
 * as at-rules.
 */
export const parseStyleSheet = (text: string): StyleSheet | undefined => {
  const sheet = new Map<string, Map<string, Declaration>>()
  const blocks = withoutComments(text)?.split('}') ?? []
  if (blocks.pop()?.trim() !== '' || blocks.length >= MAX_RULES) return undefined
  for (const [order, block] of blocks.entries()) {
    const [selectors = '', body, more] = block.split('{')
    if (body === undefined || more !== undefined) return undefined
    const declarations = declarationsOf(body)
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (!SELECTOR.test(selector)) return undefined
      const known = sheet.get(selector) ?? new Map<string, Declaration>()
      const weight = weightOf(selector, order)
      for (const [key, value] of declarations) known.set(key, { value, weight })
      sheet.set(selector, known)
    }
  }
  return sheet
}

/** Above the number of classes that editors assign to one element. */
const MAX_CLASSES = 8

/** Merges an element's attributes, the style sheet and its own style. */
export const styledAttributes = (
  sheet: StyleSheet,
  { name, attributes }: DrawnElement,
): ReadonlyMap<string, string> => {
  const classes = (attributes.get('class') ?? '').trim().split(/\s+/, MAX_CLASSES)
  const all = new Map(attributes)
  const weights = new Map<string, number>()
  for (const selector of [name, ...classes.map((each) => `.${each}`), `#${attributes.get('id') ?? ''}`])
    for (const [key, { value, weight }] of sheet.get(selector) ?? []) {
      if ((weights.get(key) ?? -1) > weight) continue
      weights.set(key, weight)
      all.set(key, value)
    }
  for (const [key, value] of declarationsOf(attributes.get('style') ?? '')) all.set(key, value)
  return all
}
