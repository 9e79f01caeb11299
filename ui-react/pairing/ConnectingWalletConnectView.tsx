import { usePairing } from '../shared/usePairing.js'

/** Pairs a wallet that is not in this page (S2-05). */
export const ConnectingWalletConnectView = () => {
  const pairing = usePairing()
  return <p role="status">{pairing._tag}</p>
}
