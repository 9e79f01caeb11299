import { useContext, useEffect, useMemo, useRef } from 'react'
import { byMonth, type HistoryEntry } from '../../domain/activity/history.js'
import { useMessages } from '../messages/useMessages.js'
import { FocusView } from '../modal/FocusView.js'
import { hidden, stack } from '../modal/shared.styles.js'
import { useRovingList } from '../primitives/rovingList.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { VirtualItem } from '../primitives/virtualList.js'
import { virtualList } from '../primitives/virtualList.styles.js'
import { usePlaceLeft } from '../shared/usePlaceLeft.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { ActivityNotice } from './ActivityNotice.js'
import { month } from './activity.styles.js'
import { ACTIVITY } from './messages.js'
import { PendingElsewhere } from './PendingElsewhere.js'
import { TransactionRow } from './TransactionRow.js'
import { type Activity, useActivity } from './useActivity.js'

interface Line {
  readonly entry: HistoryEntry
  /** Set on the first entry of a month: its first moment, Unix time in ms. */
  readonly month?: number
}

const linesOf = (entries: readonly HistoryEntry[]): readonly Line[] =>
  byMonth(entries).flatMap(({ startsAt, entries: ofMonth }) =>
    ofMonth.map((entry, at) => ({ entry, ...(at === 0 && { month: startsAt }) })),
  )

/** Older entries are requested when this many are left. */
const NEAR_END = 8

interface TransactionsProps extends Pick<Activity, 'entries' | 'isLookalike'> {
  readonly onNearEnd: () => void
}

/** Grouped by month; the month's name is in the item of its first entry. */
const Transactions = ({ entries, isLookalike, onNearEnd }: TransactionsProps) => {
  const t = useMessages(ACTIVITY)
  const { locale } = useReadable(usePortico().appearance)
  const list = useRef<HTMLUListElement>(null)
  const lines = useMemo(() => linesOf(entries), [entries])
  const [startAt, leave] = usePlaceLeft(lines.map(({ entry }) => entry.id))
  const { virtual, margin, shown, lastShown, held, setActive, onKeyDown } = useRovingList(list, {
    count: lines.length,
    keyOf: (at) => lines[at]?.entry.id ?? at,
    startAt,
  })
  useEffect(() => {
    if (lastShown >= lines.length - NEAR_END) onNearEnd()
  }, [lastShown, lines.length, onNearEnd])
  const focusView = useContext(FocusView)
  const isDrawn = shown.length > 0
  useEffect(() => {
    if (isDrawn) focusView()
  }, [focusView, isDrawn])
  const monthName = new Intl.DateTimeFormat([locale, 'en-US'], { month: 'long', year: 'numeric' })
  return (
    <ul ref={list} className={virtualList} aria-label={t('activity.list')} onKeyDown={onKeyDown}>
      {shown.map(({ index, start }) => {
        const line = lines[index]
        if (line === undefined) return null
        return (
          <VirtualItem
            key={line.entry.id}
            index={index}
            top={start - margin}
            count={lines.length}
            measure={virtual.measureElement}
            onFocus={() => setActive(index)}
          >
            {line.month !== undefined && <h3 className={month}>{monthName.format(line.month)}</h3>}
            <TransactionRow
              entry={line.entry}
              isLookalike={isLookalike(line.entry)}
              tabIndex={index === held ? 0 : -1}
              onPress={() => leave(line.entry.id)}
            />
          </VirtualItem>
        )
      })}
    </ul>
  )
}

/** All transactions on the active network, by month; older ones load when the visitor gets near them. */
export const TransactionsView = () => {
  const t = useMessages(ACTIVITY)
  const { state, api, entries, isLookalike } = useActivity()
  const more = state._tag === 'Loaded' ? state.more : 'None'
  const ask = useMemo(() => () => api?.more(), [api])
  // A page may contain nothing but spam.
  useEffect(() => {
    if (more === 'Some' && entries.length === 0) ask()
  }, [more, entries.length, ask])
  return (
    <div className={stack}>
      <PendingElsewhere />
      {entries.length > 0 && <Transactions entries={entries} isLookalike={isLookalike} onNearEnd={ask} />}
      {more !== 'None' && (
        <div>
          <span role="status" className={hidden}>
            {t('activity.more')}
          </span>
          <Skeleton shape="row" />
        </div>
      )}
      <ActivityNotice state={state} hasEntries={entries.length > 0} onRetry={() => api?.refresh()} />
    </div>
  )
}
