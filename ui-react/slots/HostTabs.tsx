import { useState } from 'react'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { HostBoundary } from './HostBoundary.js'
import type { Place } from './HostPart.js'
import type { AccountTab } from './Slots.js'

interface HostTabsProps {
  readonly tabs: readonly AccountTab[]
  readonly place: Extract<Place, { readonly _tag: 'Tabs' }>
}

/** Portico's tabs, then the host's (W-64). A panel that throws is replaced by a message with a retry. */
export const HostTabs = ({ tabs, place: { account, own, draw } }: HostTabsProps) => {
  const [wanted, setWanted] = useState<string>()
  // Keyed by index: a host's id may be any text, but an element id has no spaces.
  const entries = tabs.map((tab, at) => ({ ...tab, key: `host-${at}` }))
  const chosen = entries.find(({ id }) => id === wanted) ?? (own.tabs.length === 0 ? entries[0] : undefined)
  const all = [...own.tabs, ...entries.map(({ key, label }) => ({ id: key, label }))]
  if (all.length === 0) return null
  return draw({
    name: own.name,
    tabs: all,
    chosen: chosen?.key ?? own.chosen,
    onChoose: (key) => {
      const tab = entries.find((entry) => entry.key === key)
      setWanted(tab?.id)
      if (tab === undefined) own.onChoose(key)
    },
    children:
      chosen === undefined ? (
        own.children
      ) : (
        <HostBoundary key={chosen.id} fallback={(retry) => <LoadFailed onRetry={retry} />}>
          <chosen.Panel account={account} />
        </HostBoundary>
      ),
  })
}
