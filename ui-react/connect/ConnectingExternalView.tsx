import type { ViewOf } from '../../domain/modal/view.js'
import type { ConnectAttempt } from '../../domain/connect/connectAttempt.js'
import { useEffect, useState } from 'react'
import { COMMON } from '../messages/common.js'
import { CONNECTING } from './connectingMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { stack } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { useWalletRow } from '../shared/viewHooks.js'
import { Waiting } from '../modal/Waiting.js'
import { useConnectAttempt } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletRows.js'

const WORDS = { ...COMMON, ...CONNECTING }

/** The wallet and namespace that a view waits for. */
type AttemptPlace = Pick<ViewOf<'ConnectingExternal'>, 'walletId' | 'namespace'>

/** Texts for an attempt, and the visitor's next step. */
export interface AttemptWords {
  readonly lead: keyof typeof WORDS
  readonly hint: keyof typeof WORDS
  readonly tone: 'plain' | 'danger'
  /** `ask`: the wallet was not asked yet. Absent while waiting for the wallet. */
  readonly step: 'ask' | 'retry' | undefined
}

type Failure = Extract<ConnectAttempt, { readonly _tag: 'Failed' }>['error']['_tag']

const READY: AttemptWords = { lead: 'connecting.ready', hint: 'connecting.readyHint', tone: 'plain', step: 'ask' }
const APPROVE: AttemptWords = {
  lead: 'connecting.approve',
  hint: 'connecting.approveHint',
  tone: 'plain',
  step: undefined,
}
const FAILED: AttemptWords = { lead: 'connecting.failed', hint: 'connecting.failedHint', tone: 'danger', step: 'retry' }

/** Each failure has its own texts (W-23). */
const FAILURES: Readonly<Record<Failure, AttemptWords>> = {
  ModalClosed: READY,
  RequestPending: { lead: 'connecting.pending', hint: 'connecting.pendingHint', tone: 'plain', step: 'retry' },
  WalletTimedOut: { lead: 'connecting.timedOut', hint: 'connecting.timedOutHint', tone: 'danger', step: 'retry' },
  WalletMisbehaved: { lead: 'connecting.malformed', hint: 'connecting.malformedHint', tone: 'danger', step: 'retry' },
  ConnectorUnavailable: {
    lead: 'connecting.unavailable',
    hint: 'connecting.unavailableHint',
    tone: 'danger',
    step: 'retry',
  },
  FailedToConnect: FAILED,
  FailedToDisconnect: FAILED,
  InvalidConnectionStatus: FAILED,
}

/**
 * Texts for an attempt to connect a wallet; attempts with other wallets are ignored. A rejection by the visitor is not
 * an error, and not shown as one (U-89).
 */
const attemptWords = ({ walletId, namespace }: AttemptPlace, attempt: ConnectAttempt): AttemptWords => {
  // Opened by the host without an attempt: waiting for one would never end.
  if (
    attempt._tag === 'Idle' ||
    attempt.connectorId !== walletId ||
    (namespace ?? attempt.namespace) !== attempt.namespace
  )
    return READY
  if (attempt._tag === 'Rejected')
    return { lead: 'connecting.rejected', hint: 'connecting.rejectedHint', tone: 'plain', step: 'retry' }
  if (attempt._tag === 'Succeeded')
    return { lead: 'connecting.done', hint: 'connecting.doneHint', tone: 'plain', step: undefined }
  return attempt._tag === 'Failed' ? FAILURES[attempt.error._tag] : APPROVE
}

/** After this time, the visitor may have lost the wallet's window or chosen the wrong wallet. */
const LONG_MS = 8_000

/** Whether the visitor has waited for long. */
const useIsLong = (waiting: boolean): boolean => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waiting])
  return isLong
}

const LABELS = { ask: 'connecting.start', retry: 'connecting.retry' } as const

/** Waits for one wallet of this page to share its address (S2-07, W-23). */
export const ConnectingExternalView = ({ view }: { readonly view: ViewOf<'ConnectingExternal'> }) => {
  const t = useMessages(WORDS)
  const { commands, modal } = usePortico()
  const { walletId } = view
  const said = attemptWords(view, useConnectAttempt())
  const row = useWalletRow(walletId)
  // No wallet can be asked: a host may name an unknown one, and a wallet may leave the page.
  const words = said === READY && row?._tag !== 'Installed' ? FAILURES.ConnectorUnavailable : said
  const wallet = row ?? { name: walletId }
  const values = { wallet: wallet.name }
  const isLong = useIsLong(words === APPROVE)
  const chooseAnother = (): void => {
    const { value } = modal
    // A view that a host opened has no previous view.
    if (value._tag === 'Open' && value.history.length > 1) commands.back()
    else commands.go({ name: 'Connect' })
  }
  return (
    <div className={stack}>
      {row?._tag === 'Installed' && row.unverified && <p className={warning}>{t('connect.unverifiedHint', values)}</p>}
      <Waiting
        picture={<WalletPicture wallet={wallet} large />}
        lead={t(words.lead, values)}
        hint={t(words.hint, values)}
        tone={words.tone}
        step={words.step && { label: t(LABELS[words.step]), onPress: commands.retryConnect }}
      />
      {isLong && (
        <Button wide onPress={commands.retryConnect}>
          {t('connecting.retry')}
        </Button>
      )}
      {(isLong || words.step !== undefined) && (
        <Button tone="quiet" wide onPress={chooseAnother}>
          {t('connecting.another')}
        </Button>
      )}
    </div>
  )
}
