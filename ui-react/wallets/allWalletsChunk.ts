import { chunkOf } from '../modal/chunkOf.js'

/** The list of all wallets; loads when somebody comes near the row that leads there. */
export const ALL_WALLETS = chunkOf(async () => (await import('./AllWalletsView.js')).AllWalletsView)
