/** Layout errors of the open dialog, as texts for a developer. Runs in the page. */
const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], iframe'

const name = (element: Element): string =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 36)}"`

const rounded = ({ left, top, right, bottom }: DOMRect): string => [left, top, right, bottom].map(Math.round).join(' ')

/** Invisible: moved out of sight for screen readers, of zero size, or not rendered. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
    element.closest('[inert]') === null
  )
}

const clips = (value: string): boolean => value === 'hidden' || value === 'clip'

/** The visible part of a box: scrolled content is cut at its scroll container. */
const seenPart = (element: Element, dialog: Element, box: DOMRect): DOMRect => {
  const scroller = element.closest('[data-portico-scroller]')
  if (scroller === null || !dialog.contains(scroller)) return box
  const edges = scroller.getBoundingClientRect()
  const top = Math.max(box.top, edges.top)
  return new DOMRect(box.left, top, box.width, Math.max(0, Math.min(box.bottom, edges.bottom) - top))
}

const seenBox = (element: Element, dialog: Element): DOMRect =>
  seenPart(element, dialog, element.getBoundingClientRect())

/** A wrapped link has a box for each line. */
const seenBoxes = (element: Element, dialog: Element): readonly DOMRect[] =>
  [...element.getClientRects()].map((box) => seenPart(element, dialog, box))

/** Sticky elements, which stay visible while the rest scrolls beneath them. */
const stays = (element: Element | null, dialog: Element): boolean =>
  element !== null &&
  element !== dialog &&
  (getComputedStyle(element).position === 'sticky' || stays(element.parentElement, dialog))

const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

const outside = (element: Element, dialog: Element): readonly string[] => {
  const edges = dialog.getBoundingClientRect()
  const box = seenBox(element, dialog)
  if (box.height === 0) return []
  return box.left >= edges.left - 1 &&
    box.right <= edges.right + 1 &&
    box.top >= edges.top - 1 &&
    box.bottom <= edges.bottom + 1
    ? []
    : [`${name(element)} stands out of the dialog: ${rounded(box)} of ${rounded(edges)}`]
}

const overlaps = (controls: readonly Element[], dialog: Element): readonly string[] => {
  const shapes = controls.map((control) => ({
    control,
    boxes: seenBoxes(control, dialog),
    stays: stays(control, dialog),
  }))
  return shapes.flatMap((one, at) =>
    shapes
      .slice(at + 1)
      .filter(
        (other) =>
          one.stays === other.stays &&
          !one.control.contains(other.control) &&
          !other.control.contains(one.control) &&
          one.boxes.some((box) => other.boxes.some((each) => meet(box, each))),
      )
      .map((other) => `${name(one.control)} and ${name(other.control)} overlap`),
  )
}

const ownTexts = (dialog: Element): readonly Text[] => {
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement && isSeen(node.parentElement))
      texts.push(node)
  return texts
}

/** Starts with a number: truncated, it would read as another one. */
const BEGINS_WITH_NUMBER = /^[^\p{L}\p{N}]*\p{Nd}[\p{Nd}.,\u066b\u066c]*(?![\p{L}\p{N}])/u

/** A text with an ellipsis has its full text in a title, too. An amount has none. */
const isShortened = (element: Element, text: string): boolean => {
  if (BEGINS_WITH_NUMBER.test(text.trim())) return false
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  const title = element.closest('[title]')?.getAttribute('title') ?? ''
  return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && title.includes(text.trim())
}

/** A text that an ancestor cuts off, unless by an ellipsis with its full text in a title. */
const cut = (text: Text, dialog: Element): readonly string[] => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const boxes = [...range.getClientRects()]
  for (let element = text.parentElement; element !== null; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const edges = element.getBoundingClientRect()
    const leaves =
      (clips(overflowX) || element === dialog) &&
      boxes.some(({ left, right }) => left < edges.left - 1 || right > edges.right + 1)
    // Lines in scripts that are tall for their font overflow their own box by a few pixels.
    const isLow = clips(overflowY) && boxes.some(({ top, bottom }) => top < edges.top - 4 || bottom > edges.bottom + 4)
    if ((leaves || (isLow && element !== dialog)) && !isShortened(element, text.data))
      return [`"${text.data.trim().slice(0, 40)}" is cut off, in ${name(element)}`]
    if (element === dialog || leaves || isLow) break
  }
  return []
}

/** A number of a length that fits a line. One with all its digits may be longer, and an address is excluded. */
const NUMBER = /(?<![\p{L}\p{N}.,])\p{Nd}[\p{Nd}.,\u066b\u066c]{0,10}\p{Nd}(?![\p{L}\p{N}.,])/gu
/** A shortened address, as `truncateAddress` formats it. */
const SHORT_ADDRESS = /\w{4}…\w{6}/g

/** A number, or a shortened address, that wraps. */
const broken = (text: Text): readonly string[] =>
  [...text.data.matchAll(NUMBER), ...text.data.matchAll(SHORT_ADDRESS)].flatMap(({ 0: whole, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + whole.length)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    return lines.size > 1 ? [`${whole} is broken, in "${text.data.trim().slice(0, 40)}"`] : []
  })

/** Lines in scripts that are tall for their font overlap the next line by a few pixels. */
const TALL_PX = 6

/** The visible part of a text's line inside an element that clips it. */
const uncut = (element: Element | null, row: Element, box: DOMRect): DOMRect => {
  if (element === null) return box
  const { overflowX, overflowY } = getComputedStyle(element)
  const edges = clips(overflowX) || clips(overflowY) ? element.getBoundingClientRect() : box
  const [left, top] = [Math.max(box.left, edges.left), Math.max(box.top, edges.top)]
  const [width, height] = [Math.min(box.right, edges.right) - left, Math.min(box.bottom, edges.bottom) - top]
  const seen = new DOMRect(left, top, Math.max(0, width), Math.max(0, height))
  return element === row ? seen : uncut(element.parentElement, row, seen)
}

/** A text of a row that overlaps another one of that row. */
const overwritten = (row: Element, dialog: Element): readonly string[] => {
  const lines = ownTexts(row).flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
      .map((box) => uncut(text.parentElement, row, seenPart(row, dialog, box)))
      .map((box) => ({ text, box }))
  })
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        ({ text, box }) =>
          text !== one.text &&
          meet(box, one.box) &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > TALL_PX,
      )
      .map(({ text }) => `"${one.text.data.trim()}" and "${text.data.trim()}" overlap, in ${name(row)}`),
  )
}

/** Content of a button beyond its own edge. */
const overflowing = (control: Element): readonly string[] =>
  control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1
    ? [`${name(control)} is ${control.clientWidth} px wide, and what is in it ${control.scrollWidth} px`]
    : []

/** A link inside a sentence is as tall as its line. */
const isInline = (control: Element): boolean => getComputedStyle(control).display === 'inline'

const tooSmall = (control: Element, least: number): readonly string[] => {
  const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
  return isInline(control) || Math.min(width, height) >= least - 0.5
    ? []
    : [`${name(control)} is ${Math.round(width)} x ${Math.round(height)} px`]
}

const GAP_PX = 16

/** A name in the other text direction, which does not start beside the row's picture. */
const adrift = (row: Element): readonly string[] => {
  const text = row.querySelector('bdi')?.firstChild
  const picture = row.firstElementChild
  if (!text || picture === null || picture.contains(text)) return []
  const range = document.createRange()
  range.selectNodeContents(text)
  const [box, beside] = [range.getBoundingClientRect(), picture.getBoundingClientRect()]
  const gap = getComputedStyle(row).direction === 'rtl' ? beside.left - box.right : box.left - beside.right
  return gap > GAP_PX ? [`${name(row)} has its name ${Math.round(gap)} px from its picture`] : []
}

/** All layout errors of the open dialog; `least` is the minimum size of a target. */
export const findingsOf = (least: number): readonly string[] => {
  const dialog = document.querySelector('[role=dialog]:has([data-portico-view])')
  if (dialog === null) return ['no dialog is open']
  const controls = [...dialog.querySelectorAll(CONTROLS)].filter(isSeen)
  const scrollers = [dialog, ...dialog.querySelectorAll('[data-portico-scroller]')]
  const edges = dialog.getBoundingClientRect()
  return [
    ...(edges.left < -1 || edges.right > innerWidth + 1 || edges.bottom > innerHeight + 1 || edges.top < -1
      ? [`the dialog reaches out of the window: ${rounded(edges)}`]
      : []),
    ...scrollers.flatMap((scroller) =>
      scroller.scrollWidth > scroller.clientWidth + 1 ? [`${name(scroller)} is wider than it shows`] : [],
    ),
    ...controls.flatMap((control) => [
      ...outside(control, dialog),
      ...tooSmall(control, least),
      ...overflowing(control),
    ]),
    ...[...dialog.querySelectorAll('li > button')].flatMap(adrift),
    ...overlaps(controls, dialog),
    ...[...dialog.querySelectorAll('li')].flatMap((row) => overwritten(row, dialog)),
    ...ownTexts(dialog).flatMap((text) => [...cut(text, dialog), ...broken(text)]),
  ]
}

/** Effects of Portico's buttons on a page that they must not have: they are no wider than their container. */
export const pageFindings = (): readonly string[] => {
  const buttons = [...document.querySelectorAll('button[aria-haspopup=dialog]')].filter(isSeen)
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...(buttons.length === 0 ? ['no button is there'] : []),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, in a window of ${clientWidth} px`] : []),
    ...buttons.flatMap((button) => [
      ...overflowing(button),
      ...(button.parentElement === null ? [] : outside(button, button.parentElement)),
      ...ownTexts(button).flatMap((text) => [...cut(text, button), ...broken(text)]),
    ]),
  ]
}

declare global {
  interface Window {
    readonly geometry: { readonly findingsOf: typeof findingsOf; readonly pageFindings: typeof pageFindings }
  }
}
