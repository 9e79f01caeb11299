import { useCallback, useEffect, useRef } from 'react'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import { usePortico } from '../shared/usePortico.js'
import { viewKey } from '../../domain/modal/history.js'
import { LoadBoundary, Loaded, type Retry } from './lazyComponent.js'
import { LoadFailed, ViewLoading } from './ViewPlaceholder.js'
import { body, entering } from './shared.styles.js'
import { viewEntry } from './viewRegistry.js'

/** Stands beside a view that was loaded: mounted means the view is drawn. Mounted anew (by key) for each view. */
const ReportShown = ({ view, onShown }: { readonly view: ViewName; readonly onShown: () => void }) => {
  const { screen } = usePortico()
  const told = useRef(false)
  useEffect(() => {
    // Once a view: what changes inside it must not move the visitor's focus.
    if (told.current) return
    told.current = true
    screen.shown(view)
    onShown()
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
  const { part } = viewEntry(view)
  // Beside the core, while it is on its way: most likely this is the view it will choose.
  useEffect(() => part.preload(), [part])
  const focusView = useCallback(() => {
    // A view may arrive after the wallet's own window, which has the focus by then and keeps it.
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (!isFree && content.current?.closest('[role=dialog]')?.contains(activeElement) !== true) return
    const wanted = content.current?.querySelector<HTMLElement>(
      '[data-portico-focus], :not([data-portico-aside]) > button:not([tabindex="-1"]), a[href]',
    )
    wanted?.focus({ preventScroll: true })
  }, [])
  if (onRetry !== undefined)
    return (
      <div className={body}>
        <LoadFailed onRetry={onRetry} />
      </div>
    )
  return (
    <div ref={content} className={body} data-portico-scroller>
      <LoadBoundary key={viewKey(view)} onRetry={part.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
        {opening ? (
          <ViewLoading />
        ) : (
          <Loaded chunk={part} waiting={<ViewLoading />}>
            {(Part) => (
              <div data-portico-view={view.name} className={entering}>
                <Part view={view} />
                <ReportShown view={view.name} onShown={focusView} />
              </div>
            )}
          </Loaded>
        )}
      </LoadBoundary>
    </div>
  )
}
