import sinon from 'sinon'

const { setInterval: every, clearInterval: endEvery } = globalThis
const SPEED = 20
const STEP_MS = 5

/**
 * Runs time 20 times as fast during an action, in small steps, so that deadlines of seconds expire soon and in order.
 * Required code has to be loaded before: loading takes real time, and has its own deadline.
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
