import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { virtualList, virtualRow } from './wallets.styles.js'
import { WalletListRow, walletRowKey } from './WalletRows.js'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'

interface VirtualRowProps {
  readonly row: WalletRow
  readonly index: number
  /** From the top of the list, in CSS pixels. */
  readonly top: number
  /** How many rows the list has. */
  readonly count: number
  /** Whether Tab leads here. */
  readonly held: boolean
  /** Notes its height from now on, or, without an element, that one is gone. */
  readonly measure: (element: HTMLElement | null) => void
  readonly onFocus: (index: number) => void
}

/** A row at its place. Scrolling draws those that come in; the others are left alone. */
const VirtualRow = memo(({ row, index, top, count, held, measure, onFocus }: VirtualRowProps) => {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    // Through the object model: a style attribute would break a strict policy (U-12).
    if (item.current !== null) item.current.style.transform = `translateY(${top}px)`
  }, [top])
  useLayoutEffect(() => {
    measure(item.current)
    return () => measure(null)
  }, [measure, index])
  return (
    <li
      ref={item}
      data-index={index}
      data-active={held}
      className={virtualRow}
      aria-setsize={count}
      aria-posinset={index + 1}
      onFocus={() => onFocus(index)}
    >
      <WalletListRow row={row} tabIndex={held ? 0 : -1} />
    </li>
  )
})

/** Before they are measured; a host's own font may make them higher. */
const ROW_HEIGHT_PX = 56
const OVERSCAN = 4
/** Rows before the end at which the next page is asked for. */
const NEAR_END = 12
const PAGE_STEP = 7

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE_STEP,
  PageUp: (at) => at - PAGE_STEP,
  Home: () => 0,
  End: (_at, last) => last,
}

export interface VirtualWalletRowsProps {
  readonly rows: readonly WalletRow[]
  /** What the rows answer; a new question begins at its first row. */
  readonly question: string
  /** How many there will be; more than `rows` while there are pages to come. */
  readonly count: number
  readonly busy: boolean
  readonly onNearEnd: () => void
}

/**
 * A list of any length of which only what can be seen is drawn (P-06). One Tab stop; arrows, page keys, Home and End
 * move.
 */
export const VirtualWalletRows = ({ rows, question, count, busy, onNearEnd }: VirtualWalletRowsProps) => {
  const t = useMessages(CONNECT)
  const list = useRef<HTMLUListElement>(null)
  const toFocus = useRef<number>(undefined)
  const [active, setActive] = useState(0)
  const [asked, setAsked] = useState(question)
  if (asked !== question) {
    setAsked(question)
    setActive(0)
  }
  const [margin, setMargin] = useState(0)
  const last = rows.length - 1
  // The row that has the focus stays drawn wherever the list is scrolled to.
  const held = Math.min(active, last)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current?.closest<HTMLElement>('[data-portico-scroller]') ?? null,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), held])].filter((index) => index >= 0).sort((a, b) => a - b),
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.filter(({ index }) => index !== held).at(-1)?.index ?? held

  useLayoutEffect(() => {
    const top = list.current?.closest('[data-portico-scroller]')?.getBoundingClientRect().top ?? 0
    const scrolled = list.current?.closest('[data-portico-scroller]')?.scrollTop ?? 0
    setMargin((list.current?.getBoundingClientRect().top ?? 0) - top + scrolled)
  }, [])
  const answered = useRef(question)
  useLayoutEffect(() => {
    if (answered.current === question) return
    answered.current = question
    // It goes on for a while to where a key has sent it, whatever the view says since.
    virtual.scrollToOffset(0)
  }, [virtual, question])
  const height = virtual.getTotalSize()
  useLayoutEffect(() => {
    if (list.current !== null) list.current.style.blockSize = `${height}px`
  }, [height])
  useLayoutEffect(() => {
    const wanted =
      toFocus.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] button`)
    if (wanted == null) return
    toFocus.current = undefined
    wanted.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (lastShown >= last - NEAR_END) onNearEnd()
  }, [lastShown, last, onNearEnd])

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(step(held, last), last))
    toFocus.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }
  return (
    <ul ref={list} className={virtualList} aria-label={t('connect.wallets')} aria-busy={busy} onKeyDown={onKeyDown}>
      {shown.map(({ index, start }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <VirtualRow
            key={walletRowKey(row)}
            row={row}
            index={index}
            top={start - margin}
            count={count}
            held={index === held}
            measure={virtual.measureElement}
            onFocus={setActive}
          />
        )
      })}
    </ul>
  )
}
