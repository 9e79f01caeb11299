import { Suspense, useCallback, useId, useRef } from 'react'
import type { ModalState } from '../../domain/modal/ModalState.js'
import { viewKey } from '../../domain/modal/viewKey.js'
import { directionOf } from '../messages/directionOf.js'
import { Dialog } from '../primitives/Dialog.js'
import { inBody } from '../primitives/inBody.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useTheme } from '../theme/useTheme.js'
import { LoadBoundary } from './LoadBoundary.js'
import { LoadFailed } from './LoadFailed.js'
import { ModalHeader } from './ModalHeader.js'
import { body } from './ModalShell.styles.js'
import { OnScreen } from './OnScreen.js'
import { OutageLine } from './OutageLine.js'
import { SnackbarSlot } from './SnackbarSlot.js'
import { useShownView } from './useShownView.js'
import { ViewLoading } from './ViewLoading.js'
import { VIEWS } from './viewRegistry.js'

/** The dialog around the views. */
export const ModalShell = ({ state }: { readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }> }) => {
  const portico = usePortico()
  const { locale } = useReadable(portico.appearance)
  const theme = useTheme<HTMLDivElement>()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const view = useShownView()
  const Shown = VIEWS[view.name]

  const focusView = useCallback(() => {
    const wanted = content.current?.querySelector<HTMLElement>('[data-portico-focus], button, a[href]')
    wanted?.focus({ preventScroll: true })
  }, [])

  return inBody(
    <div {...theme} lang={locale} dir={directionOf(locale)}>
      <Dialog labelledBy={titleId} shaking={state._tag === 'Open' && state.shaking} onDismiss={portico.commands.close}>
        <ModalHeader titleId={titleId} view={view} />
        <OutageLine />
        <div ref={content} className={body}>
          <LoadBoundary key={viewKey(view)} fallback={(retry) => <LoadFailed onRetry={retry} />}>
            {state._tag === 'Opening' ? (
              <ViewLoading />
            ) : (
              <Suspense fallback={<ViewLoading />}>
                <div data-portico-view={view.name}>
                  <Shown />
                  <OnScreen view={view.name} onShown={focusView} />
                </div>
              </Suspense>
            )}
          </LoadBoundary>
        </div>
        <SnackbarSlot />
      </Dialog>
    </div>,
  )
}
