import { chunkOf } from './chunkOf.js'

/** All of the dialog but its frame; loads at the first sign of interest. */
export const SHELL = chunkOf(async () => (await import('./ModalShell.js')).ModalShell)
