import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { ViewName } from '../../domain/modal/view.js'
import { HeaderBar, type HeaderBarProps } from '../modal/HeaderBar.js'
import { hidden } from '../modal/shared.styles.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { useToldHeight } from '../shared/useToldHeight.js'
import { part } from './HostSlots.styles.js'
import type { HeaderSlotProps } from './Slots.js'

/** Portico's header within the host's; reports while it is mounted, because its heading names the dialog then. */
const OwnBar = ({ bar, onDrawn }: { readonly bar: HeaderBarProps; readonly onDrawn: (drawn: boolean) => void }) => {
  useLayoutEffect(() => {
    onDrawn(true)
    return () => onDrawn(false)
  }, [onDrawn])
  return <HeaderBar {...bar} />
}

interface HostHeaderProps {
  readonly Header: ComponentType<HeaderSlotProps>
  readonly view: ViewName
  readonly bar: HeaderBarProps
}

/**
 * The host's header. A hidden heading names the dialog, unless Portico's bar is part of the header. Notices show below
 * the header: only the host knows where its controls are.
 */
export const HostHeader = ({ Header, view, bar }: HostHeaderProps) => {
  const { commands } = usePortico()
  const state = useModal()
  const [hasOwn, setHasOwn] = useState(false)
  const hasBack = state._tag === 'Open' && state.history.length > 1
  return (
    <div ref={useToldHeight('--_portico-header', '[role=dialog]')} className={part}>
      {!hasOwn && (
        <h2 id={bar.titleId} className={hidden}>
          {bar.title}
        </h2>
      )}
      {/* Wrapped: commands must not receive the event that a press passes to its listener. */}
      <Header
        view={view}
        title={bar.title}
        onBack={hasBack ? () => commands.back() : undefined}
        onClose={() => commands.close()}
      >
        <OwnBar bar={bar} onDrawn={setHasOwn} />
      </Header>
    </div>
  )
}
