import type { Messages } from '../../application/api/Messages.js'
import type { ConnectAttempt } from '../../domain/connect/ConnectAttempt.js'

/** What an attempt says, and whether asking again is the next step. */
export interface AttemptWords {
  readonly lead: keyof Messages
  readonly hint: keyof Messages
  readonly tone: 'plain' | 'danger'
  readonly retry: boolean
}

type Failure = Extract<ConnectAttempt, { readonly _tag: 'Failed' }>['error']['_tag']

const APPROVE: AttemptWords = { lead: 'connecting.approve', hint: 'connecting.approveHint', tone: 'plain', retry: false }
const FAILED: AttemptWords = { lead: 'connecting.failed', hint: 'connecting.failedHint', tone: 'danger', retry: true }

/** Each failure in its own words (W-23). */
const FAILURES: Readonly<Record<Failure, AttemptWords>> = {
  ModalClosed: APPROVE,
  RequestPending: { lead: 'connecting.pending', hint: 'connecting.pendingHint', tone: 'plain', retry: true },
  WalletTimedOut: { lead: 'connecting.timedOut', hint: 'connecting.timedOutHint', tone: 'danger', retry: true },
  WalletMisbehaved: { lead: 'connecting.malformed', hint: 'connecting.malformedHint', tone: 'danger', retry: true },
  ConnectorUnavailable: { lead: 'connecting.unavailable', hint: 'connecting.unavailableHint', tone: 'danger', retry: true },
  FailedToConnect: FAILED,
  FailedToDisconnect: FAILED,
  InvalidConnectionStatus: FAILED,
}

/** The words for an attempt. The visitor's own "no" is no fault, and is not painted as one (U-89). */
export const attemptWords = (attempt: ConnectAttempt): AttemptWords => {
  if (attempt._tag === 'Rejected') return { lead: 'connecting.rejected', hint: 'connecting.rejectedHint', tone: 'plain', retry: true }
  return attempt._tag === 'Failed' ? FAILURES[attempt.error._tag] : APPROVE
}
