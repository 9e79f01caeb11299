import { useContext, useEffect, useMemo, useRef } from 'react'
import { byMonth, type HistoryEntry } from '../../domain/activity/history.js'
import { useMessages } from '../messages/useMessages.js'
import { FocusView } from '../modal/FocusView.js'
import { hidden, stack } from '../modal/shared.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useVirtualList, VirtualItem } from '../primitives/virtualList.js'
import { virtualList } from '../primitives/virtualList.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { ActivityNotice, useActivity } from './ActivityNotice.js'
import { month } from './activity.styles.js'
import { ACTIVITY } from './messages.js'
import { Transaction } from './Transaction.js'

/** What the list has in a line: the name of a month, or a transaction. */
type Line =
  | { readonly _tag: 'Month'; readonly key: string }
  | { readonly _tag: 'Entry'; readonly key: string; readonly entry: HistoryEntry }

const linesOf = (entries: readonly HistoryEntry[], nameOf: (startsAt: number) => string): readonly Line[] =>
  byMonth(entries).flatMap((each) => [
    { _tag: 'Month', key: nameOf(each.startsAt) } as const,
    ...each.entries.map((entry) => ({ _tag: 'Entry', key: entry.id, entry }) as const),
  ])

/** Lines before the end at which older ones are asked for. */
const NEAR_END = 8

interface TransactionsProps {
  readonly entries: readonly HistoryEntry[]
  readonly onNearEnd: () => void
}

/** Of any length: only what can be seen is drawn (P-06). It has the focus, so that arrows scroll it. */
const Transactions = ({ entries, onNearEnd }: TransactionsProps) => {
  const t = useMessages(ACTIVITY)
  const { locale } = useReadable(usePortico().appearance)
  const list = useRef<HTMLUListElement>(null)
  const lines = useMemo(() => {
    const format = new Intl.DateTimeFormat([locale, 'en-US'], { month: 'long', year: 'numeric' })
    return linesOf(entries, (at) => format.format(at))
  }, [entries, locale])
  const { virtual, margin } = useVirtualList(list, { count: lines.length, keyOf: (at) => lines[at]?.key ?? at })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastShown >= lines.length - NEAR_END) onNearEnd()
  }, [lastShown, lines.length, onNearEnd])
  const focusView = useContext(FocusView)
  useEffect(focusView, [focusView])
  return (
    <ul ref={list} className={virtualList} aria-label={t('activity.list')} tabIndex={0} data-portico-focus>
      {shown.map(({ index, start }) => {
        const line = lines[index]
        if (line === undefined) return null
        return (
          <VirtualItem
            key={line.key}
            index={index}
            top={start - margin}
            count={lines.length}
            measure={virtual.measureElement}
          >
            {line._tag === 'Month' ? <h3 className={month}>{line.key}</h3> : <Transaction entry={line.entry} />}
          </VirtualItem>
        )
      })}
    </ul>
  )
}

/** All that the account did on the active network, by months; older ones come when their place is near. */
export const TransactionsView = () => {
  const t = useMessages(ACTIVITY)
  const { state, api } = useActivity()
  const entries = 'entries' in state ? state.entries : []
  const more = state._tag === 'Loaded' ? state.more : 'None'
  const ask = useMemo(() => () => api?.more(), [api])
  // A page may have had nothing but spam.
  useEffect(() => {
    if (more === 'Some' && entries.length === 0) ask()
  }, [more, entries.length, ask])
  return (
    <div className={stack}>
      {entries.length > 0 && <Transactions entries={entries} onNearEnd={ask} />}
      {more !== 'None' && (
        <div>
          <span role="status" className={hidden}>
            {t('activity.more')}
          </span>
          <Skeleton shape="row" />
        </div>
      )}
      <ActivityNotice state={state} onRetry={() => api?.refresh()} />
    </div>
  )
}
