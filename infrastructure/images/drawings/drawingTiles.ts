import type { Part } from './drawingParts.js'

/** Attributes that determine a shape's size. */
const IS_SIZE = /^(?:d|points|width|height|r[xy]?|[xy][12])$/
/** With longer values, a shape could be larger than each of its numbers. */
const MAX_LETTERS = 256
/** Numbers of 10,000 or more, exponents, and units other than pixels. */
const LARGE = /(?<![.\d])\d{5}|\de\+?\d|(?!px)[a-y]{2}/i

/**
 * Whether a tile covers the painted shape exactly once and the shape is not elongated: browsers create a surface per
 * tile, and one a million times as high as wide took 12 s.
 */
export const isSmallTile = ({ attributes: tile }: Part, { attributes, links }: Part): boolean => {
  const sizes = [...attributes].flatMap(([key, value]) => (IS_SIZE.test(key) ? value : [])).join(' ')
  return (
    ['width', 'height'].every((key) => /^(?:1|100%)$/.test(tile.get(key) ?? '')) &&
    !links.has('href') &&
    sizes.length <= MAX_LETTERS &&
    !LARGE.test(sizes)
  )
}
