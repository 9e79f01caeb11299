import { memo, useLayoutEffect, useRef } from 'react'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { virtualRow } from './VirtualWalletRows.styles.js'
import { WalletListRow } from './WalletListRow.js'

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
export const VirtualRow = memo(({ row, index, top, count, held, measure, onFocus }: VirtualRowProps) => {
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
