import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { viewKey } from '../../domain/modal/history.js'
import { lazyComponent, LoadBoundary, Loaded, type Retry, useIsWaiting } from './lazyComponent.js'
import { FocusView } from './FocusView.js'
import { LoadFailed, ViewLoading } from './ViewPlaceholder.js'
import { body } from './shared.styles.js'
import { entering } from './ViewParts.styles.js'
import { viewEntry } from './viewRegistry.js'
import { WayBack } from './WayBack.js'

/** What stands around the ways to connect where the host names documents to agree to. */
const LEGAL_GATE = lazyComponent(async () => (await import('../legal/LegalGate.js')).LegalGate)

/** Stands beside a view that was loaded: mounted means the view is drawn. Mounted anew (by key) for each view. */
const ReportShown = ({ view, onShown }: { readonly view: ViewName; readonly onShown: () => void }) => {
  const { screen } = usePortico()
  const told = useRef(false)
  useEffect(() => {
    screen.shown(view)
    // Once a view: what changes inside it must not move the visitor's focus.
    if (!told.current) onShown()
    told.current = true
    return () => screen.shown(undefined)
  }, [screen, view, onShown])
  return null
}

export interface ViewStageProps<Name extends ViewName> {
  readonly view: ViewOf<Name>
  /** No view is chosen yet. */
  readonly opening: boolean
  /** Set where the core did not arrive, without which there is no view. */
  readonly onRetry: Retry
}

/** Where the view stands: itself, its place while its chunk is on its way, or a way to load it again. */
export const ViewStage = <Name extends ViewName>({ view, opening, onRetry }: ViewStageProps<Name>) => {
  const content = useRef<HTMLDivElement>(null)
  const { part: chunk } = viewEntry(view)
  const hasDocuments = useReadable(usePortico().legal) !== undefined
  const isGateWaiting = useIsWaiting(LEGAL_GATE)
  const isWaiting = useIsWaiting(chunk) || opening || (hasDocuments && isGateWaiting)
  const [wasShown, setWasShown] = useState(false)
  // Beside the core, while it is on its way: most likely this is the view it will choose.
  useEffect(() => chunk.preload(), [chunk])
  const wayBack = useContext(WayBack)
  const focusView = useCallback(() => {
    setWasShown(true)
    // A view may arrive after the wallet's own window, which has the focus by then and keeps it.
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (!isFree && content.current?.closest('[role=dialog]')?.contains(activeElement) !== true) return
    const cameFrom = wayBack()
    if (cameFrom !== undefined) return cameFrom.focus()
    const wanted = content.current?.querySelector<HTMLElement>(
      '[data-portico-focus], :not([data-portico-aside]) > button:not([tabindex="-1"]), a[href]',
    )
    wanted?.focus({ preventScroll: true })
  }, [wayBack])
  if (onRetry !== undefined)
    return (
      <div className={body}>
        <LoadFailed onRetry={onRetry} />
      </div>
    )
  return (
    <div ref={content} className={body} data-portico-scroller>
      <LoadBoundary key={viewKey(view)} onRetry={chunk.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
        {!opening && (
          <Loaded chunk={chunk} waiting={null}>
            {(Part) => {
              const draw = (drawn: ReactNode) => (
                <div data-portico-view={view.name} className={entering}>
                  {drawn}
                  <ReportShown view={view.name} onShown={focusView} />
                </div>
              )
              const part = (
                <FocusView.Provider value={focusView}>
                  <Part view={view} />
                </FocusView.Provider>
              )
              if (!hasDocuments) return draw(part)
              return (
                <Loaded chunk={LEGAL_GATE} waiting={null}>
                  {(Gate) => draw(<Gate view={view.name}>{part}</Gate>)}
                </Loaded>
              )
            }}
          </Loaded>
        )}
      </LoadBoundary>
      {/* One for the whole wait. Until the first view is there, the name of the dialog tells of it. */}
      {isWaiting && <ViewLoading view={view.name} spoken={wasShown} />}
    </div>
  )
}
