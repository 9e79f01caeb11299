import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { useVirtualList, VirtualItem, type VirtualItemProps } from '../primitives/virtualList.js'
import { virtualList } from '../primitives/virtualList.styles.js'
import { WalletListRow, walletRowKey } from './WalletRows.js'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'

interface VirtualRowProps extends Pick<VirtualItemProps, 'index' | 'top' | 'count' | 'measure'> {
  readonly row: WalletRow
  /** Whether Tab leads here. */
  readonly held: boolean
  readonly onFocus: (index: number) => void
}

/** A row at its place. Scrolling draws those that come in; the others are left alone. */
const VirtualRow = memo(({ row, held, onFocus, ...place }: VirtualRowProps) => (
  <VirtualItem {...place} held={held} onFocus={() => onFocus(place.index)}>
    <WalletListRow row={row} tabIndex={held ? 0 : -1} />
  </VirtualItem>
))

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
  const last = rows.length - 1
  // The row that has the focus stays drawn wherever the list is scrolled to.
  const held = Math.min(active, last)
  const { virtual, margin } = useVirtualList(list, {
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? index,
    held,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.filter(({ index }) => index !== held).at(-1)?.index ?? held

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
