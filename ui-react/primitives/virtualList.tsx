import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { virtualItem } from './virtualList.styles.js'

export interface VirtualItemProps {
  readonly index: number
  /** From the top of the list, in CSS pixels. */
  readonly top: number
  /** The column it stands in, from 0, where the list has several. */
  readonly lane?: number
  /** How many items the list has. */
  readonly count: number
  /** Notes its height from now on, or, without an element, that one is gone. */
  readonly measure: (element: HTMLElement | null) => void
  /** Whether Tab leads here. */
  readonly held?: boolean
  readonly onFocus?: () => void
  readonly children: ReactNode
}

/** An item of a virtual list, at its place. */
export const VirtualItem = ({ index, top, lane, count, measure, held, onFocus, children }: VirtualItemProps) => {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    // Through the object model: a style attribute would break a strict policy (U-12).
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

/** Of rows before they are measured; a host's own font may make them higher. */
const ITEM_HEIGHT_PX = 56
const OVERSCAN = 4

interface VirtualListOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** An item that stays drawn wherever the list is scrolled to. */
  readonly held?: number
  /** Columns that are filled line by line; the list says how wide they are. */
  readonly lanes?: number
  /** Of an item before it is measured, in CSS pixels. */
  readonly height?: number | undefined
}

/** Which items of a list can be seen in the view that it scrolls with; the list gets the height of all of them. */
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
