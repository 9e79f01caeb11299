import { MODAL } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useOutages, useTokens } from '../shared/hooks.js'
import { outageLine, snackbar, snackbarSlot } from './ModalShell.styles.js'
import { useCurrentView } from '../shared/viewHooks.js'
import { noticeTone } from '../../domain/notify/notice.js'
import { CloseButton } from '../primitives/CloseButton.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import type { RefObject } from 'react'
import type { ModalState } from '../../domain/modal/view.js'
import { useModalBehaviour } from '../primitives/useModalBehaviour.js'
import { ModalHeader } from './ModalHeader.js'
import { ViewStage } from './ViewStage.js'
import type { Retry } from './lazyComponent.js'
import { connectViews } from '../connect/views.js'
import { PendingRequestSlot } from './PendingRequestSlot.js'

/**
 * One line for everything that does not answer; the rest works (design 3.3). What the view itself says is not said
 * twice.
 */
const OutageLine = () => {
  const t = useMessages(MODAL)
  const outages = useOutages()
  const tokens = useTokens()
  const view = useCurrentView()
  const saidBelow = view.name === 'Account' && tokens._tag === 'Unavailable'
  const [first, ...others] = saidBelow ? outages.filter((part) => part !== 'blockchainApi') : outages
  return (
    <p role="status" className={outageLine}>
      {first === undefined ? null : t(others.length === 0 ? `outage.${first}` : 'outage.many')}
    </p>
  )
}

/** The snackbar at the bottom. Errors interrupt a screen reader and stay until dismissed; the rest waits its turn. */
const SnackbarSlot = () => {
  const t = useMessages(MODAL)
  const portico = usePortico()
  const shown = useReadable(portico.snackbar)
  const tone = shown._tag === 'Shown' ? noticeTone(shown.notice) : undefined
  const message = shown._tag === 'Shown' && (
    <span key={shown.id} className={snackbar} data-tone={tone}>
      {t(`notice.${shown.notice._tag}`)}
      {tone === 'error' && <CloseButton name={t('notice.dismiss')} onPress={portico.commands.dismissNotice} />}
    </span>
  )
  return (
    <div className={snackbarSlot}>
      <div aria-live="polite">{tone === 'success' && message}</div>
      <div role="alert">{tone === 'error' && message}</div>
    </div>
  )
}

// Before the first opening, so that it is drawn in one go.
connectViews.Connect.part.preload()

export interface ModalShellProps {
  readonly dialog: RefObject<HTMLElement | null>
  readonly titleId: string
  readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }>
  /** Set where the core did not arrive. */
  readonly onRetry: Retry
}

/** What the dialog holds: the header, what is out of order, the view, and news. */
export const ModalShell = ({ dialog, titleId, state, onRetry }: ModalShellProps) => {
  const view = useCurrentView()
  useModalBehaviour(dialog)
  return (
    <>
      <ModalHeader titleId={titleId} view={view} />
      <OutageLine />
      <PendingRequestSlot />
      <ViewStage view={view} opening={state._tag === 'Opening'} onRetry={onRetry} />
      <SnackbarSlot />
    </>
  )
}
