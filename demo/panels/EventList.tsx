import type { Portico, PorticoEvent } from 'portico'
import { useEffect, useState } from 'react'
import type { Words } from '../words/Words.js'

const KEPT = 40

interface Entry {
  readonly id: number
  readonly event: PorticoEvent
}

const describe = ({ _tag, ...details }: PorticoEvent): string => [_tag, ...Object.values(details)].join(' · ')

/** Lists Portico's events, newest first. */
export const EventList = ({ words, portico }: { readonly words: Words; readonly portico: Pick<Portico, 'events'> }) => {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    const subscription = portico.events.changes.subscribe((event) => {
      if (event !== undefined) setEntries((known) => [{ id: (known[0]?.id ?? 0) + 1, event }, ...known].slice(0, KEPT))
    })
    return () => subscription.unsubscribe()
  }, [portico])
  return (
    <>
      <h3 id="events-title">{words.events}</h3>
      {entries.length === 0 && <p className="quiet">{words.noEvents}</p>}
      {/* Scrollable, so it must be focusable by keyboard. */}
      <ol aria-labelledby="events-title" className="events" dir="ltr" tabIndex={0}>
        {entries.map(({ id, event }) => (
          <li key={id}>{describe(event)}</li>
        ))}
      </ol>
    </>
  )
}
