import type { Log } from '../../../application/ports/platform.js'

/** Cap: a script can announce any number of wallets. */
const MAX_LINES = 50
const MAX_NAME_LENGTH = 64

export type LogNotListed = (name: unknown, why: string) => void

/** Logs wallets in the page that are not listed, with the reason: at level `info`, each once. */
export const makeLogNotListed = (log: Pick<Log, 'info'>): LogNotListed => {
  const logged = new Set<string>()
  return (name, why) => {
    const who = typeof name === 'string' ? `The wallet ${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))}` : 'A wallet'
    const line = `${who} is not in the list of wallets: ${why}`
    if (logged.size >= MAX_LINES || logged.has(line)) return
    logged.add(line)
    log.info(line)
  }
}
