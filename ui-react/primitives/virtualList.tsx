import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { virtualItem } from './virtualList.styles.js'

export interface VirtualItemProps {
  readonly index: number
  /** From the top of the list, in CSS pixels. */
  readonly top: number
  /** Its column, from 0, if the list has several. */
  readonly lane?: number
  /** Number of items in the list. */
  readonly count: number
  /** Starts measuring an element; `null`: an element was removed. */
  readonly measure: (element: HTMLElement | null) => void
  /** Whether it is the tab stop. */
  readonly held?: boolean
  readonly onFocus?: () => void
  readonly children: ReactNode
}

/** An item of a virtual list, at its position. */
export const VirtualItem = ({ index, top, lane, count, measure, held, onFocus, children }: VirtualItemProps) => {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    // Through the object model: a style attribute would violate a strict policy (U-12).
    if (item.current !== null) item.current.style.transform = `translateY(${top}px)`
  }, [top])
  useLayoutEffect(() => {
    if (item.current !== null && lane !== undefined) item.current.style.gridColumn = `${lane + 1} / ${lane + 2}`
  }, [lane])
  useLayoutEffect(() => {
    measure(item.current)
    return () => measure(null)
  }, [measure, index])
  return (
    <li
      ref={item}
      data-index={index}
      data-active={held}
      className={virtualItem}
      aria-setsize={count}
      aria-posinset={index + 1}
      onFocus={onFocus}
    >
      {children}
    </li>
  )
}

/** Height of rows before they are measured; a host's own font may make them higher. */
const ITEM_HEIGHT_PX = 56
const OVERSCAN = 4

interface VirtualListOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** An item that stays rendered at any scroll position. */
  readonly held?: number
  /** Number of columns, filled line by line; the list sets their width. */
  readonly lanes?: number
  /** Height of an item before it is measured, in CSS pixels. */
  readonly height?: number | undefined
}

/** The items of a list that are visible in its scroll container; the list gets the height of all of them. */
export const useVirtualList = (
  list: RefObject<HTMLElement | null>,
  { count, keyOf, held, lanes = 1, height = ITEM_HEIGHT_PX }: VirtualListOptions,
) => {
  const [margin, setMargin] = useState(0)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => list.current?.closest<HTMLElement>('[data-portico-scroller]') ?? null,
    estimateSize: () => height,
    lanes,
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: keyOf,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(held === undefined ? [] : [held])])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
  })
  useLayoutEffect(() => {
    const scroller = list.current?.closest('[data-portico-scroller]')
    const top = scroller?.getBoundingClientRect().top ?? 0
    setMargin((list.current?.getBoundingClientRect().top ?? 0) - top + (scroller?.scrollTop ?? 0))
  }, [list])
  const total = virtual.getTotalSize()
  useLayoutEffect(() => {
    if (list.current !== null) list.current.style.blockSize = `${total}px`
  }, [list, total])
  return { virtual, margin }
}
