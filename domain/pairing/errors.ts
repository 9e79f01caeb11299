import { because, type ErrorTable, fixed } from '../errors/errorTable.js'
import type { PairingError } from './pairing.js'

const clockOffset = (byMs: number | undefined): string =>
  byMs === undefined ? '' : ` by ${Math.round(byMs / 1_000)} s`

/** Errors of pairing. */
export const PAIRING_ERRORS: ErrorTable<PairingError> = {
  PairingNotConfigured: fixed('PTC-PAIRING-NOT-CONFIGURED', 'Pairing needs a project id', false),
  RelayRefused: fixed('PTC-PAIRING-REFUSED', 'The relay does not serve this site', false),
  ClockSkewed: ({ clock, byMs }) => ({
    code: 'PTC-PAIRING-CLOCK',
    message: `The clock of this device is ${clock === 'Ahead' ? 'ahead' : 'behind'}${clockOffset(byMs)}`,
    retryable: true,
  }),
  RelayUnreachable: fixed('PTC-PAIRING-UNREACHABLE', 'The relay could not be reached', true),
  PairingUnavailable: fixed('PTC-PAIRING-UNAVAILABLE', 'Pairing could not be started', true),
  WalletRefused: fixed('PTC-PAIRING-WALLET-REFUSED', 'The wallet refused to pair', true),
  PairedSignInFailed: because('PTC-PAIRING-SIGN-IN', 'Paired, and not signed in', true),
  NothingGranted: fixed('PTC-PAIRING-NOTHING-GRANTED', 'The wallet granted nothing that this site can use', true),
}
