import { useModal, usePortico } from '../shared/usePortico.js'
import { lazyComponent, LoadBoundary, Loaded, type Retry, useLoadState } from './lazyComponent.js'
import { useEffect, useId, useRef, useState } from 'react'
import { FRAME } from './frameMessages.js'
import { PendingRequestSlot } from './PendingRequestSlot.js'
import { useMessages } from '../messages/useMessages.js'
import { button } from '../primitives/Button.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useWallets } from '../shared/hooks.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import { HeaderBar } from './HeaderBar.js'
import { body, centred, hint } from './shared.styles.js'
import type { ModalState } from '../../domain/modal/view.js'
import { Dialog, useEscapeKey } from '../primitives/Dialog.js'
import { Portal } from '../primitives/Portal.js'
import { placeAtEnd } from '../primitives/portalElement.js'
import type { Slots } from '../slots/Slots.js'

export interface PorticoModalProps {
  /** The host's parts. Define their components outside the component that renders `PorticoModal`. */
  readonly slots?: Slots | undefined
}

/**
 * Renders the modal. Put one anywhere below the provider; if there are several, the first renders. While closed, it
 * renders only the way back to a wallet with an unanswered request.
 */
export const PorticoModal = ({ slots }: PorticoModalProps) => {
  const state = useModal()
  const { screen } = usePortico()
  const [isFirst, setFirst] = useState(false)
  // Also tells the core that a modal is mounted, so that `open()` waits for its rendering.
  useEffect(() => screen.attach(setFirst), [screen])
  if (!isFirst) return null
  return state._tag === 'Closed' ? <PendingRequestSlot floating /> : <ModalFrame state={state} slots={slots} />
}

/** The dialog without its frame, and what keeps it on top; loads at the first sign of interest. */
export const SHELL = lazyComponent(async () => {
  // In parallel, because most visits begin there: one after the other would cost another round trip.
  void import('../connect/ConnectView.js').catch(() => undefined)
  const [{ ModalShell }, { keepOnTop }] = await Promise.all([
    import('./ModalShell.js'),
    import('../primitives/topLayer.js'),
  ])
  return { ModalShell, keepOnTop }
})

interface FramePlaceholderProps {
  readonly titleId: string
  readonly onRetry?: Retry
}

/** The expected height of Connect in rows: each login method adds one (W-08). */
const rowsOf = ({ awaited }: WalletList): number => (awaited === undefined ? 3 : 6 + awaited.length)

/** Content of the frame until the rest of the modal is loaded or, with `onRetry`, after that failed (W-13). */
export const FramePlaceholder = ({ titleId, onRetry }: FramePlaceholderProps) => {
  const t = useMessages(FRAME)
  const { commands, appearance } = usePortico()
  const rows = rowsOf(useWallets())
  const isLoading = onRetry === undefined
  return (
    <>
      <HeaderBar
        titleId={titleId}
        title={t(isLoading ? 'modal.loading' : 'modal.notLoaded')}
        close={t('modal.close')}
        onClose={commands.close}
      />
      <div className={body} data-portico-wide={isLoading && appearance.value.layout === 'wide'}>
        {isLoading ? (
          Array.from({ length: rows }, (_, at) => <Skeleton key={at} shape="row" />)
        ) : (
          <div className={centred} role="alert">
            <p className={hint}>{t('modal.loadFailed')}</p>
            {onRetry && (
              <button type="button" className={button} autoFocus onClick={onRetry}>
                {t('modal.retry')}
              </button>
            )}
            <button
              key={String(!onRetry)}
              type="button"
              className={button}
              autoFocus={!onRetry}
              onClick={() => location.reload()}
            >
              {t('modal.reload')}
            </button>
          </div>
        )}
      </div>
    </>
  )
}

interface ModalFrameProps extends PorticoModalProps {
  readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }>
}

/** The dialog itself. Part of the first paint, so that it opens within a frame of the click (W-08). */
const ModalFrame = ({ state, slots }: ModalFrameProps) => {
  const { commands, open } = usePortico()
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const shell = useLoadState(SHELL)
  useEscapeKey(dialog, commands.close)
  const onRetry: Retry =
    state._tag === 'NotLoaded' ? state.retryable && (() => void open(state.wanted).catch(() => undefined)) : undefined
  return (
    <Portal modal place={shell._tag === 'Loaded' ? shell.Part.keepOnTop : placeAtEnd}>
      <Dialog
        element={dialog}
        labelledBy={titleId}
        shaking={state._tag === 'Open' && state.shaking}
        onDismiss={commands.close}
      >
        <LoadBoundary
          onRetry={SHELL.retry}
          fallback={(retry) => (
            <FramePlaceholder
              titleId={titleId}
              onRetry={
                onRetry !== false &&
                (() => {
                  retry()
                  onRetry?.()
                })
              }
            />
          )}
        >
          <Loaded chunk={SHELL} waiting={<FramePlaceholder titleId={titleId} onRetry={onRetry} />}>
            {({ ModalShell }) => (
              <ModalShell dialog={dialog} titleId={titleId} state={state} onRetry={onRetry} slots={slots} />
            )}
          </Loaded>
        </LoadBoundary>
      </Dialog>
    </Portal>
  )
}
