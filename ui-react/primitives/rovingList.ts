import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useVirtualList } from './virtualList.js'

const PAGE_STEP = 7

type Step = (at: number, last: number, columns: number) => number

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (at, last, columns) => (at + columns > last ? at : at + columns),
  ArrowUp: (at, _last, columns) => (at < columns ? at : at - columns),
  PageDown: (at, _last, columns) => at + PAGE_STEP * columns,
  PageUp: (at, _last, columns) => at - PAGE_STEP * columns,
  Home: () => 0,
  End: (_at, last) => last,
}
/** For a grid: in the writing direction. */
const ALONG: Readonly<Record<string, Step>> = { ArrowRight: (at) => at + 1, ArrowLeft: (at) => at - 1 }
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const stepOf = ({ key, currentTarget }: KeyboardEvent, columns: number): Step | undefined => {
  if (columns === 1) return STEPS[key]
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return STEPS[key] ?? ALONG[(isMirrored ? MIRRORED[key] : key) ?? key]
}

interface RovingListOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** The query that the items answer; a new query starts at the first item. */
  readonly question?: string
  /** The item that the visitor comes back to; it gets the focus. */
  readonly startAt?: number | undefined
  /** Items per line; 1 by default. */
  readonly columns?: number
  /** Height of an item before it is measured, in CSS pixels. */
  readonly height?: number
}

/**
 * A list of any length, with a button in each item, that renders only what is visible (P-06). One tab stop; arrows,
 * page keys, Home and End move the focus.
 */
export const useRovingList = (
  list: RefObject<HTMLElement | null>,
  { count, keyOf, question = '', startAt, columns = 1, height }: RovingListOptions,
) => {
  const toReach = useRef(startAt)
  const toFocus = useRef(startAt)
  const [active, setActive] = useState(startAt ?? 0)
  const [shownQuestion, setShownQuestion] = useState(question)
  if (shownQuestion !== question) {
    setShownQuestion(question)
    setActive(0)
  }
  const last = count - 1
  // The focused item stays rendered at any scroll position.
  const held = Math.min(active, last)
  const { virtual, margin } = useVirtualList(list, { count, keyOf, held, lanes: columns, height })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.filter(({ index }) => index !== held).at(-1)?.index ?? held

  useLayoutEffect(() => {
    if (toReach.current !== undefined) virtual.scrollToIndex(toReach.current, { align: 'center' })
    toReach.current = undefined
  }, [virtual])
  const answered = useRef(question)
  useLayoutEffect(() => {
    if (answered.current === question) return
    answered.current = question
    // Overrides the position that a key requested, to which the list would scroll on for a while.
    virtual.scrollToOffset(0)
  }, [virtual, question])
  useLayoutEffect(() => {
    const wanted =
      toFocus.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] button`)
    if (wanted == null) return
    toFocus.current = undefined
    wanted.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event, columns)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(step(held, last, columns), last))
    toFocus.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }
  return { virtual, margin, shown, lastShown, held, setActive, onKeyDown }
}
