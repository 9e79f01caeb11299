import sinon from 'sinon'

const { setInterval: every, clearInterval: endEvery } = globalThis
const SPEED = 20
const STEP_MS = 5

/**
 * Lets time pass 20 times as fast while something is done, in small steps, so that deadlines of seconds end soon and in
 * their order. What it needs has to be loaded before: loading takes the machine's time, and has a deadline of its own.
 */
export const inFastTime = async <A>(act: () => Promise<A>): Promise<A> => {
  const clock = sinon.useFakeTimers({
    now: Date.now(),
    shouldClearNativeTimers: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const ticking = every(() => clock.tick(STEP_MS * SPEED), STEP_MS)
  try {
    return await act()
  } finally {
    endEvery(ticking)
    clock.restore()
  }
}
