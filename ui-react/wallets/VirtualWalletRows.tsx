import { memo, useEffect, useRef } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { useRovingList } from '../primitives/rovingList.js'
import { VirtualItem, type VirtualItemProps } from '../primitives/virtualList.js'
import { virtualList } from '../primitives/virtualList.styles.js'
import { WalletListRow, walletRowKey } from './WalletRows.js'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'

interface VirtualRowProps extends Pick<VirtualItemProps, 'index' | 'top' | 'count' | 'measure'> {
  readonly row: WalletRow
  /** Whether it is the tab stop. */
  readonly held: boolean
  readonly onFocus: (index: number) => void
}

/** A row at its position. Memoized: scrolling renders only rows that come into view. */
const VirtualRow = memo(({ row, held, onFocus, ...place }: VirtualRowProps) => (
  <VirtualItem {...place} held={held} onFocus={() => onFocus(place.index)}>
    <WalletListRow row={row} tabIndex={held ? 0 : -1} />
  </VirtualItem>
))

/** The next page is requested when this many rows are left. */
const NEAR_END = 12

export interface VirtualWalletRowsProps {
  readonly rows: readonly WalletRow[]
  /** The query that the rows answer; a new query starts at the first row. */
  readonly question: string
  /** Total number of rows; more than `rows` while there are further pages. */
  readonly count: number
  readonly busy: boolean
  readonly onNearEnd: () => void
}

/** The rows of all wallets, in any number. */
export const VirtualWalletRows = ({ rows, question, count, busy, onNearEnd }: VirtualWalletRowsProps) => {
  const t = useMessages(CONNECT)
  const list = useRef<HTMLUListElement>(null)
  const last = rows.length - 1
  const { virtual, margin, shown, lastShown, held, setActive, onKeyDown } = useRovingList(list, {
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? index,
    question,
  })
  useEffect(() => {
    if (lastShown >= last - NEAR_END) onNearEnd()
  }, [lastShown, last, onNearEnd])
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
