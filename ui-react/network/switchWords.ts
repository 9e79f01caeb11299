import type { Messages } from '../../application/api/Messages.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'

/** What a switch of network says, and what the visitor can do next. */
export interface SwitchWords {
  readonly lead: keyof Messages
  readonly hint: keyof Messages
  readonly tone: 'plain' | 'danger'
  /** `ask`: the wallet was not asked yet. `leave`: asking again is in vain. */
  readonly step: 'ask' | 'retry' | 'leave' | undefined
}

type Failure = Extract<NetworkSwitch, { readonly _tag: 'Failed' }>['error']['_tag']

const READY: SwitchWords = { lead: 'switching.ready', hint: 'switching.readyHint', tone: 'plain', step: 'ask' }

/** Each failure in its own words (U-37, W-40). */
const FAILURES: Readonly<Record<Failure, SwitchWords>> = {
  ChainNotAdded: { lead: 'switching.notAdded', hint: 'switching.notAddedHint', tone: 'danger', step: 'retry' },
  SwitchAbandoned: READY,
  SwitchFailed: { lead: 'switching.failed', hint: 'connecting.failedHint', tone: 'danger', step: 'retry' },
  SwitchNotHonoured: { lead: 'switching.elsewhere', hint: 'switching.elsewhereHint', tone: 'danger', step: 'retry' },
  SwitchNotSupported: {
    lead: 'switching.notSupported',
    hint: 'switching.notSupportedHint',
    tone: 'danger',
    step: 'leave',
  },
  SwitchPending: { lead: 'connecting.pending', hint: 'connecting.pendingHint', tone: 'plain', step: 'retry' },
  SwitchTimedOut: { lead: 'connecting.timedOut', hint: 'connecting.timedOutHint', tone: 'danger', step: 'retry' },
}

/** The words for a switch to a network; one to another network is not this view's. A "no" is no fault (U-89). */
export const switchWords = (networkId: CaipNetworkId, attempt: NetworkSwitch): SwitchWords => {
  if (attempt._tag === 'Idle' || attempt.networkId !== networkId) return READY
  switch (attempt._tag) {
    case 'AwaitingApproval':
      return { lead: 'connecting.approve', hint: 'switching.approveHint', tone: 'plain', step: undefined }
    case 'Succeeded':
      return { lead: 'networks.now', hint: 'switching.doneHint', tone: 'plain', step: 'leave' }
    case 'Rejected':
      return { lead: 'switching.rejected', hint: 'switching.rejectedHint', tone: 'plain', step: 'retry' }
    case 'Failed':
      return FAILURES[attempt.error._tag]
  }
}
