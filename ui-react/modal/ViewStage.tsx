import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { viewKey } from '../../domain/modal/history.js'
import { lazyComponent, LoadBoundary, Loaded, type Retry, useLoadState } from './lazyComponent.js'
import { FocusView } from './FocusView.js'
import { LoadFailed, ViewLoading } from './ViewPlaceholder.js'
import { body } from './shared.styles.js'
import { entering } from './ViewParts.styles.js'
import { viewEntry } from './viewRegistry.js'
import { WayBack } from './WayBack.js'

/** Wraps the ways to connect if the host names documents to agree to. */
const LEGAL_GATE = lazyComponent(async () => (await import('../legal/LegalGate.js')).LegalGate)

/** Takes the focus in a view that marks nothing else with `data-portico-focus`. */
const FIRST_CONTROL = ':not([data-portico-aside]) > button:not([tabindex="-1"]), a[href]'

/** Rendered beside a loaded view: mounted means that the view is rendered. Remounted (by key) for each view. */
const ReportShown = ({ view, onShown }: { readonly view: ViewName; readonly onShown: () => void }) => {
  const { screen } = usePortico()
  const reported = useRef(false)
  useEffect(() => {
    screen.shown(view)
    // Once per view: changes inside it must not move the visitor's focus.
    if (!reported.current) onShown()
    reported.current = true
    return () => screen.shown(undefined)
  }, [screen, view, onShown])
  return null
}

export interface ViewStageProps<Name extends ViewName> {
  readonly view: ViewOf<Name>
  /** No view is chosen yet. */
  readonly opening: boolean
  /** Set if the core failed to load, without which there is no view. */
  readonly onRetry: Retry
}

/** Renders the view, a placeholder while its chunk loads, or a retry. */
export const ViewStage = <Name extends ViewName>({ view, opening, onRetry }: ViewStageProps<Name>) => {
  const content = useRef<HTMLDivElement>(null)
  const { part: chunk } = viewEntry(view)
  const hasDocuments = useReadable(usePortico().legal) !== undefined
  const isGateWaiting = useLoadState(LEGAL_GATE)._tag === 'Waiting'
  const isWaiting = useLoadState(chunk)._tag === 'Waiting' || opening || (hasDocuments && isGateWaiting)
  const [wasShown, setWasShown] = useState(false)
  // In parallel with the core: most likely it will choose this view.
  useEffect(() => chunk.preload(), [chunk])
  const wayBack = useContext(WayBack)
  const focusView = useCallback(() => {
    setWasShown(true)
    // The wallet's own window may be open before the view renders; it keeps the focus.
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (!isFree && content.current?.closest('[role=dialog]')?.contains(activeElement) !== true) return
    const cameFrom = wayBack()
    if (cameFrom !== undefined) return cameFrom.focus()
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const wanted = find('[data-portico-focus]') ?? find(FIRST_CONTROL)
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
      {/* One placeholder for the whole wait. Before the first view, the dialog's name announces it. */}
      {isWaiting && <ViewLoading view={view.name} spoken={wasShown} />}
    </div>
  )
}
