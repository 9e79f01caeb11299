import type { Part } from './drawingParts.js'

/** What the size of a shape goes by. */
const IS_SIZE = /^(?:d|points|width|height|r[xy]?|[xy][12])$/
/** With more of them, a shape could be longer than each of its numbers says. */
const MAX_LETTERS = 256
/** Ten thousand and more, also as a power, and other units than pixels. */
const LARGE = /(?<![.\d])\d{5}|\de\+?\d|(?!px)[a-y]{2}/i

/**
 * Whether a tile covers the shape that it paints once, and that is not long: a browser makes a surface for each tile,
 * and one that is a million times as high as it is wide took twelve seconds.
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
