import type { Relay } from '../../../sandbox/relay/startRelay.js'

/** A letter that is answered is answered within a few turns of the event loop: all clients live in this process. */
const QUIET_TURNS = 20

export interface Quiet {
  /** Ends once nobody is at work and no letter has passed for a while. */
  readonly wait: () => Promise<void>
  /** There is work until this ends, one way or the other. */
  readonly during: <A>(work: Promise<A>) => Promise<A>
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 1))

/** Waits for real sockets without looking at a clock: turns are counted, so that a busy machine makes it slow and not wrong. */
export const makeQuiet = (relay: Pick<Relay, 'tags' | 'sockets'>): Quiet => {
  let working = 0
  const trace = (): string => `${working} ${relay.tags().length} ${relay.sockets()}`
  const wait = async (): Promise<void> => {
    let before = ''
    for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
      await turn()
      const now = trace()
      if (working > 0 || now !== before) turns = 0
      before = now
    }
  }
  return {
    wait,
    during: (work) => {
      working += 1
      return work.finally(() => (working -= 1))
    },
  }
}
