import type { PairingError } from '../../domain/pairing/PairingError.js'
import type { PairingState } from '../../domain/pairing/PairingState.js'
import type { Messages } from '../../application/api/Messages.js'

export interface PairingWords {
  readonly hint: keyof Messages
  readonly tone: 'plain' | 'danger'
}

const AFTER: Readonly<Record<'Expired' | 'Rejected' | 'Lost', PairingWords>> = {
  Expired: { hint: 'pairing.afterExpired', tone: 'plain' },
  Rejected: { hint: 'pairing.afterRejected', tone: 'danger' },
  Lost: { hint: 'pairing.afterLost', tone: 'danger' },
}
const FAILED: Readonly<Record<PairingError['_tag'], keyof Messages>> = {
  PairingNotConfigured: 'pairing.notConfigured',
  RelayRefused: 'pairing.refused',
  RelayUnreachable: 'pairing.unreachable',
  PairingUnavailable: 'pairing.unavailable',
  WalletRefused: 'pairing.walletRefused',
  NothingGranted: 'pairing.nothingGranted',
}

/** What a visitor is told about a pairing; never a relay's own words (U-56). */
export const pairingWords = (pairing: PairingState): PairingWords => {
  if (pairing._tag === 'Failed') return { hint: FAILED[pairing.error._tag], tone: 'danger' }
  if (pairing._tag === 'Approved') return { hint: 'pairing.approved', tone: 'plain' }
  if (pairing._tag === 'Idle' || pairing._tag === 'Preparing') return { hint: 'pairing.preparing', tone: 'plain' }
  return pairing.after === undefined ? { hint: 'pairing.scan', tone: 'plain' } : AFTER[pairing.after]
}
