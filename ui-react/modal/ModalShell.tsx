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
import type { PairingState } from '../../domain/pairing/pairing.js'
import { useModalBehaviour } from '../primitives/useModalBehaviour.js'
import { useWaysBack, WayBack } from './WayBack.js'
import { ModalHeader } from './ModalHeader.js'
import { MotionSlot } from './MotionSlot.js'
import { ViewStage } from './ViewStage.js'
import { lazyComponent, LoadBoundary, Loaded, type Retry } from './lazyComponent.js'
import { connectViews } from '../connect/views.js'
import { NoticeText } from './NoticeText.js'
import { PendingRequestSlot } from './PendingRequestSlot.js'
import { HostPart } from '../slots/HostPart.js'
import type { Slots } from '../slots/Slots.js'

/** Whether the pairing service is out. A refusal by a wallet is no outage. */
const isPairingOut = (pairing: PairingState): boolean =>
  pairing._tag === 'Failed' && /^(Relay|PairingUnavailable)/.test(pairing.error._tag)

/**
 * One line for all services that do not answer; the rest works (design 3.3). Skips what the view itself reports: views
 * that pair report pairing outages, so the line names them only where a wallet is chosen. Settings are named only if
 * nothing else is out, because visitors hardly miss them.
 */
const OutageLine = () => {
  const t = useMessages(MODAL)
  const outages = useOutages()
  const tokens = useTokens()
  const view = useCurrentView()
  const isPairingDown = isPairingOut(useReadable(usePortico().pairing))
  const parts = isPairingDown && /^(Connect|AllWallets)$/.test(view.name) ? [...outages, 'pairing' as const] : outages
  const saidBelow = view.name === 'Account' && tokens._tag === 'Unavailable'
  const [first, ...others] = parts.filter(
    (part) => !(part === 'blockchainApi' && saidBelow) && !(part === 'config' && parts.length > 1),
  )
  return (
    <p role="status" className={outageLine}>
      {first === undefined ? null : t(others.length === 0 ? `outage.${first}` : 'outage.many')}
    </p>
  )
}

/**
 * Successes over the title, errors below the view. Errors interrupt a screen reader, and stay until they are dismissed
 * or their view is left; the rest waits its turn.
 */
const SnackbarSlot = () => {
  const t = useMessages(MODAL)
  const portico = usePortico()
  const shown = useReadable(portico.snackbar)
  const tone = shown._tag === 'Shown' ? noticeTone(shown.notice) : undefined
  const message = shown._tag === 'Shown' && (
    <span key={shown.id} className={snackbar} data-tone={tone}>
      <NoticeText notice={shown.notice} />
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

/** Only loaded for hosts with `layout: 'wide'`. */
const WIDE = lazyComponent(async () => (await import('./WideShell.js')).WideShell)

const OPENING = { _tag: 'Opening' } as const

/** Only loaded for hosts with `slots`. */
const HOST_SLOTS = lazyComponent(async () => (await import('../slots/HostSlots.js')).HostSlots)

// Before the first opening, so that it renders in one step.
connectViews.Connect.part.preload()

interface ShellPartsProps {
  readonly dialog: RefObject<HTMLElement | null>
  readonly titleId: string
  readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }>
  /** Set if the core failed to load. */
  readonly onRetry: Retry
}

const ShellParts = ({ dialog, titleId, state, onRetry }: ShellPartsProps) => {
  const view = useCurrentView()
  const { layout } = useReadable(usePortico().appearance)
  const news = (
    <>
      <OutageLine />
      <PendingRequestSlot />
      <MotionSlot dialog={dialog} />
    </>
  )
  const message = (
    <>
      <HostPart place={{ _tag: 'Footer', view: view.name }} />
      <SnackbarSlot />
    </>
  )
  const narrow = (
    <>
      <ModalHeader titleId={titleId} view={view} />
      {news}
      <ViewStage view={view} opening={state._tag === 'Opening'} onRetry={onRetry} />
      {message}
    </>
  )
  if (layout === 'narrow') return narrow
  return (
    <LoadBoundary onRetry={WIDE.retry} fallback={() => narrow}>
      <Loaded
        chunk={WIDE}
        waiting={
          <>
            {narrow}
            {view.name === 'Connect' && <span hidden data-portico-wide="true" />}
          </>
        }
      >
        {(Wide) => (
          <Wide titleId={titleId} view={view} state={state} news={news} message={message}>
            {narrow}
          </Wide>
        )}
      </Loaded>
    </LoadBoundary>
  )
}

export interface ModalShellProps extends ShellPartsProps {
  readonly slots?: Slots | undefined
}

/**
 * Content of the dialog: header, outages, view, the host's parts, and notices. Until the code for the host's parts is
 * loaded, the dialog looks as while it opens.
 */
export const ModalShell = ({ slots, ...parts }: ModalShellProps) => {
  useModalBehaviour(parts.dialog)
  const wayBack = useWaysBack(parts.dialog)
  const shell = <ShellParts {...parts} />
  return (
    <WayBack.Provider value={wayBack}>
      {slots === undefined ? (
        shell
      ) : (
        <LoadBoundary onRetry={HOST_SLOTS.retry} fallback={() => shell}>
          <Loaded chunk={HOST_SLOTS} waiting={<ShellParts {...parts} state={OPENING} />}>
            {(Host) => <Host slots={slots}>{shell}</Host>}
          </Loaded>
        </LoadBoundary>
      )}
    </WayBack.Provider>
  )
}
