import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useVirtualList } from './virtualList.js'

const PAGE_STEP = 7

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE_STEP,
  PageUp: (at) => at - PAGE_STEP,
  Home: () => 0,
  End: (_at, last) => last,
}

interface RovingListOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** What the items answer; a new question begins at its first item. */
  readonly question?: string
  /** The item that it begins at; the first unless said. */
  readonly startAt?: number
}

/**
 * A list of any length, a button in each item, of which only what can be seen is drawn (P-06). One Tab stop; arrows,
 * page keys, Home and End move.
 */
export const useRovingList = (
  list: RefObject<HTMLElement | null>,
  { count, keyOf, question = '', startAt = 0 }: RovingListOptions,
) => {
  const toFocus = useRef<number>(undefined)
  const [active, setActive] = useState(startAt)
  const [asked, setAsked] = useState(question)
  if (asked !== question) {
    setAsked(question)
    setActive(0)
  }
  const last = count - 1
  // The item that has the focus stays drawn wherever the list is scrolled to.
  const held = Math.min(active, last)
  const { virtual, margin } = useVirtualList(list, { count, keyOf, held })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.filter(({ index }) => index !== held).at(-1)?.index ?? held

  const toReach = useRef(startAt)
  useLayoutEffect(() => {
    if (toReach.current > 0) virtual.scrollToIndex(toReach.current, { align: 'center' })
    toReach.current = 0
  }, [virtual])
  const answered = useRef(question)
  useLayoutEffect(() => {
    if (answered.current === question) return
    answered.current = question
    // It goes on for a while to where a key has sent it, whatever the view says since.
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
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(step(held, last), last))
    toFocus.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }
  return { virtual, margin, shown, lastShown, held, setActive, onKeyDown }
}
