import { type ReactNode, useCallback } from 'react'
import { HostBoundary } from './HostBoundary.js'
import { HostActions, HostRows } from './HostEntries.js'
import { HostHeader } from './HostHeader.js'
import { DrawPlace, type Place } from './HostPart.js'
import { part } from './HostSlots.styles.js'
import { HostTabs } from './HostTabs.js'
import type { Slots } from './Slots.js'

/** The host's part for a place, if there is one. */
const hostPart = ({ Header, Footer, empty, account }: Slots, place: Place, own: ReactNode): ReactNode => {
  switch (place._tag) {
    case 'Header':
      return Header && <HostHeader Header={Header} view={place.view} bar={place.bar} />
    case 'Footer':
      return (
        Footer && (
          <div className={part} data-place="footer">
            <Footer view={place.view} />
          </div>
        )
      )
    case 'Empty': {
      const Empty = empty?.[place.what]
      return Empty && <Empty>{own}</Empty>
    }
    case 'Actions':
      return account?.actions && <HostActions actions={account.actions} place={place} />
    case 'Rows':
      return account?.rows && <HostRows rows={account.rows} account={place.account} />
    case 'Tabs':
      return account?.tabs && <HostTabs tabs={account.tabs} place={place} />
  }
}

interface HostSlotsProps {
  readonly slots: Slots
  readonly children: ReactNode
}

/** Lets the host render the places below it (U-69, W-64). If a part throws, Portico's own takes its place. */
export const HostSlots = ({ slots, children }: HostSlotsProps) => {
  const draw = useCallback(
    (place: Place, own: ReactNode): ReactNode => {
      const host = hostPart(slots, place, own)
      if (host === undefined) return own
      return <HostBoundary fallback={() => own}>{host}</HostBoundary>
    },
    [slots],
  )
  return <DrawPlace.Provider value={draw}>{children}</DrawPlace.Provider>
}
