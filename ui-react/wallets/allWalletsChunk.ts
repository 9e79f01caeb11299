import { viewChunk } from '../modal/viewChunk.js'

/** The list of all wallets; loads when somebody comes near the row that leads there. */
export const ALL_WALLETS = viewChunk(async () => (await import('./AllWalletsView.js')).AllWalletsView)
