import { useCallback, useEffect, useRef } from 'react'
import type { View } from '../../domain/modal/View.js'
import { viewKey } from '../../domain/modal/viewKey.js'
import { LoadBoundary } from './LoadBoundary.js'
import { Loaded } from './Loaded.js'
import { LoadFailed } from './LoadFailed.js'
import { OnScreen } from './OnScreen.js'
import { body, entering } from './shared.styles.js'
import { ViewLoading } from './ViewLoading.js'
import { VIEWS } from './viewRegistry.js'

export interface ViewStageProps {
  readonly view: View
  /** No view is chosen yet. */
  readonly opening: boolean
}

/** Where the view stands: itself, its place while its chunk is on its way, or a way to load it again. */
export const ViewStage = ({ view, opening }: ViewStageProps) => {
  const content = useRef<HTMLDivElement>(null)
  const chunk = VIEWS[view.name]
  // Beside the core, while it is on its way: most likely this is the view it will choose.
  useEffect(() => chunk.preload(), [chunk])
  const focusView = useCallback(() => {
    const wanted = content.current?.querySelector<HTMLElement>(
      '[data-portico-focus], button:not([tabindex="-1"]), a[href]',
    )
    wanted?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={content} className={body} data-portico-scroller>
      <LoadBoundary key={viewKey(view)} onRetry={chunk.again} fallback={(retry) => <LoadFailed onRetry={retry} />}>
        {opening ? (
          <ViewLoading />
        ) : (
          <Loaded chunk={chunk} waiting={<ViewLoading />}>
            {(Part) => (
              <div data-portico-view={view.name} className={entering}>
                <Part />
                <OnScreen view={view.name} onShown={focusView} />
              </div>
            )}
          </Loaded>
        )}
      </LoadBoundary>
    </div>
  )
}
