import { chunkOf } from './chunkOf.js'

/** All of the dialog but its frame; loads at the first sign of interest. */
export const SHELL = chunkOf(async () => {
  // Beside it, because most visits begin there: one after the other they would cost a round trip more.
  void import('../connect/ConnectView.js').catch(() => undefined)
  return (await import('./ModalShell.js')).ModalShell
})
