/** An element as written, before sanitizing. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: Map<string, string>
  readonly children: DrawnElement[]
  /** Only read for style sheets. */
  text: string
}

/** Deeper than editors write; later code is recursive. */
const MAX_DEPTH = 64
/** Without the repetitions of `use`. */
const MAX_ELEMENTS = 1_500
const MAX_ATTRIBUTES = 64

const NAME = /[A-Za-z_][\w.:-]*/y
const BLANK = /[\t\n\r ]*/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const MAX_CODE_POINT = 0x10_ff_ff

const decodeEntity = (whole: string, name: string): string => {
  const named = ENTITIES[name]
  if (named !== undefined || !name.startsWith('#')) return named ?? whole
  const code = /^#x/.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole
}

const decode = (text: string): string => text.replace(/&(#?\w{1,8});/g, decodeEntity)

const take = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

interface Tag {
  readonly element: DrawnElement
  readonly closed: boolean
  /** Position after the tag. */
  readonly end: number
}

/** Parses a tag after its `<`; `undefined` if malformed for a browser too. */
const readTag = (text: string, start: number): Tag | undefined => {
  const name = take(NAME, text, start)
  if (name === '') return undefined
  const element: DrawnElement = { name, attributes: new Map(), children: [], text: '' }
  let at = start + name.length
  for (;;) {
    const blank = take(BLANK, text, at)
    at += blank.length
    if (text[at] === '>') return { element, closed: false, end: at + 1 }
    if (text.startsWith('/>', at)) return { element, closed: true, end: at + 2 }
    const key = take(NAME, text, at)
    if (key === '' || blank === '' || element.attributes.has(key)) return undefined
    if (element.attributes.size === MAX_ATTRIBUTES) return undefined
    at += key.length
    at += take(BLANK, text, at).length
    if (text[at] !== '=') return undefined
    at += 1
    at += take(BLANK, text, at).length
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return undefined
    const close = text.indexOf(quote, at + 1)
    if (close < 0) return undefined
    element.attributes.set(key, decode(text.slice(at + 1, close)))
    at = close + 1
  }
}

/** Sections between tags that are no text: start and end. */
const ASIDES: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!DOCTYPE', '>'],
]

/**
 * Parses a drawing in one forward pass, in linear time. Avoids the browser's parser: `require-trusted-types-for
 * 'script'` forbids it on pages without a policy. `undefined` if the text is no well-formed SVG, declares entities,
 * nests too deep or has too many elements.
 */
export const parseDrawing = (text: string): DrawnElement | undefined => {
  const open: DrawnElement[] = []
  let root: DrawnElement | undefined
  let count = 0
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const say = (words: string): void => {
    const inside = open.at(-1)
    if (inside !== undefined) inside.text += words
  }
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if (start < 0) break
    if (root === undefined && text.slice(at, start).trim() !== '') return undefined
    say(decode(text.slice(at, start)))
    const aside = ASIDES.find(([begin]) => text.startsWith(begin, start))
    if (aside !== undefined) {
      const [begin, end] = aside
      const stop = text.indexOf(end, start + begin.length)
      if (stop < 0) return undefined
      const words = text.slice(start + begin.length, stop)
      if (begin === '<!DOCTYPE' && (root !== undefined || words.includes('['))) return undefined
      if (begin === '<![CDATA[') say(words)
      at = stop + end.length
    } else if (text[start + 1] === '/') {
      const name = take(NAME, text, start + 2)
      const close = start + 2 + name.length
      const end = close + take(BLANK, text, close).length
      if (name === '' || open.pop()?.name !== name || text[end] !== '>') return undefined
      at = end + 1
    } else {
      const tag = readTag(text, start + 1)
      count += 1
      if (tag === undefined || count > MAX_ELEMENTS) return undefined
      const inside = open.at(-1)
      if (inside !== undefined) inside.children.push(tag.element)
      else if (root === undefined && tag.element.name === 'svg') root = tag.element
      else return undefined
      if (!tag.closed) open.push(tag.element)
      if (open.length > MAX_DEPTH) return undefined
      at = tag.end
    }
  }
  return open.length === 0 ? root : undefined
}
