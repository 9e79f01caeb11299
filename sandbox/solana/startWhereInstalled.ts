import type { StartedSolana } from './startSolana.js'

/** Starts the Solana chain; `undefined` if litesvm is not installed or has no build for this machine, as on Windows. */
export const startWhereInstalled = async (seed: string): Promise<StartedSolana | undefined> => {
  const runs = await import('litesvm').then(
    () => true,
    () => false,
  )
  return runs ? (await import('./startSolana.js')).startSolana(seed) : undefined
}
