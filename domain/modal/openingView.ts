import type { View } from './View.js'

export interface OpeningContext {
  readonly requested: View | undefined
  readonly connected: boolean
  /** No adapter can connect anything, or the host drives pairing itself. */
  readonly pairingOnly: boolean
  readonly mobile: boolean
}

/** The view the modal opens on: opening rules 2 to 5, in their order (S2-22 to S2-25). */
export const openingView = ({ requested, connected, pairingOnly, mobile }: OpeningContext): View => {
  if (pairingOnly) return mobile ? { name: 'AllWallets' } : { name: 'ConnectingWalletConnectBasic' }
  if (requested !== undefined) return requested
  return connected ? { name: 'Account' } : { name: 'Connect' }
}
