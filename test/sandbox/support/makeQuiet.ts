import type { Relay } from '../../../sandbox/relay/startRelay.js'
import { until } from '../../support/until.js'

/**
 * A message is answered within ten turns of the event loop, since all clients live in this process. A busy machine
 * delays external work, a socket or a hash, and not the turns.
 */
const QUIET_TURNS = 60

export interface Quiet {
  /** Resolves once no work is pending and no message has passed for a while. */
  readonly wait: () => Promise<void>
  /** Work is pending until this settles. */
  readonly during: <A>(work: Promise<A>) => Promise<A>
}

/** Waits for real sockets without a clock: turns are counted, so a busy machine makes it slow and not wrong. */
export const makeQuiet = (relay: Pick<Relay, 'tags' | 'sockets'>): Quiet => {
  let working = 0
  const trace = (): string => `${working} ${relay.tags().length} ${relay.sockets()}`
  const wait = async (): Promise<void> => {
    let before = ''
    let quietTurns = 0
    const isQuiet = (): boolean => {
      const now = trace()
      quietTurns = working > 0 || now !== before ? 0 : quietTurns + 1
      before = now
      return quietTurns >= QUIET_TURNS
    }
    await until(isQuiet, { everyMs: 1 })
  }
  return {
    wait,
    during: (work) => {
      working += 1
      return work.finally(() => (working -= 1))
    },
  }
}
