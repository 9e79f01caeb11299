import { type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ModalState, View, ViewHistory, ViewName, ViewOf } from '../../domain/modal/view.js'
import { WhatIsAWalletView } from '../help/WhatIsViews.js'
import { PorticoContext, usePortico } from '../shared/usePortico.js'
import { ModalHeader, SiteIcon, useViewTitle } from './ModalHeader.js'
import { body } from './shared.styles.js'
import { ViewStage } from './ViewStage.js'
import { listTitle, sides } from './WideShell.styles.js'

/** As in `Dialog.styles.ts`. */
const ROOM = '(min-width: 768px)'

/** Test environments may lack `matchMedia`; they count as narrow. */
const room = (): MediaQueryList | undefined => ('matchMedia' in globalThis ? matchMedia(ROOM) : undefined)

const watchRoom = (changed: () => void): (() => void) => {
  const watched = room()
  watched?.addEventListener('change', changed)
  return () => watched?.removeEventListener('change', changed)
}

const useRoom = (): boolean => useSyncExternalStore(watchRoom, () => room()?.matches === true)

/** The views that Connect leads to, and that leave its list usable. */
const BESIDE: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
]

/** The list beside the current view: Connect, if it led there. */
export const listBeside = (history: ViewHistory): ViewOf<'Connect'> | undefined => {
  const list = history.findLast(({ name }) => !BESIDE.includes(name))
  return list?.name === 'Connect' ? list : undefined
}

/**
 * Where the list reports that it is rendered: it is on screen all the time, but is the current view only until
 * something in it is chosen.
 */
const useListScreen = (isCurrent: boolean) => {
  const portico = usePortico()
  const { screen } = portico
  const [drawn, setDrawn] = useState<ViewName>()
  const inList = useMemo(() => ({ ...portico, screen: { ...screen, shown: setDrawn } }), [portico, screen])
  useEffect(() => {
    if (!isCurrent || drawn === undefined) return undefined
    screen.shown(drawn)
    return () => screen.shown(undefined)
  }, [screen, isCurrent, drawn])
  return inList
}

/** Returns the focus to the row that led away from the list, when the view beside it is gone. */
const useWayBack = (isCurrent: boolean) => {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isCurrent && document.activeElement?.closest('[role=dialog]') === null) pressed.current?.focus()
  }, [isCurrent])
  return pressed
}

const HELP: ViewOf<'WhatIsAWallet'> = { name: 'WhatIsAWallet' }

interface SidesProps {
  readonly titleId: string
  readonly list: ViewOf<'Connect'>
  readonly view: View
  readonly opening: boolean
  readonly news: ReactNode
  readonly message: ReactNode
}

/** The list, which names the dialog; beside it the chosen view, or before a choice what a wallet is. */
const Sides = ({ titleId, list, view, opening, news, message }: SidesProps) => {
  const besideId = useId()
  const title = useViewTitle(list)
  const isCurrent = view.name === 'Connect'
  const inList = useListScreen(isCurrent)
  const pressed = useWayBack(isCurrent)
  return (
    <div className={sides} data-portico-wide="true">
      <div
        onFocus={({ target }) => {
          pressed.current = target
        }}
      >
        <h2 id={titleId} className={listTitle} dir="auto">
          <SiteIcon />
          {title}
        </h2>
        <PorticoContext.Provider value={inList}>
          <ViewStage view={list} opening={opening} onRetry={undefined} />
        </PorticoContext.Provider>
      </div>
      <section aria-labelledby={besideId}>
        <ModalHeader titleId={besideId} view={isCurrent ? HELP : view} />
        {news}
        {isCurrent ? (
          <div className={body} data-portico-scroller>
            <WhatIsAWalletView />
          </div>
        ) : (
          <ViewStage view={view} opening={false} onRetry={undefined} />
        )}
        {message}
      </section>
    </div>
  )
}

export interface WideShellProps extends Pick<SidesProps, 'titleId' | 'view' | 'news' | 'message'> {
  readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }>
  /** Content of the dialog on a narrow screen, and in all other views. */
  readonly children: ReactNode
}

/** Content of the dialog with `layout: 'wide'`. */
export const WideShell = ({ state, children, ...parts }: WideShellProps) => {
  const hasRoom = useRoom()
  const list = listBeside(state._tag === 'Open' ? state.history : [parts.view])
  if (!hasRoom || list === undefined || state._tag === 'NotLoaded') return children
  return <Sides key={list.namespace} {...parts} list={list} opening={state._tag === 'Opening'} />
}
