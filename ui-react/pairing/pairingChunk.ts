import { viewChunk } from '../modal/viewChunk.js'

/** The view with the code; loads when its link is there, or somebody comes near the row that leads to it. */
export const PAIRING_VIEW = viewChunk(
  async () => (await import('./ConnectingWalletConnectView.js')).ConnectingWalletConnectView,
)
