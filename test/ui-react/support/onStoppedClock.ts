import { mock } from 'node:test'
import { change } from './draw.js'

/** Runs a test on a clock that stands still but for what `pass` moves it, in milliseconds: a machine may take any time for the rest. */
export const onStoppedClock =
  (test: (pass: (ms: number) => Promise<void>) => Promise<void>) => async (): Promise<void> => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
    try {
      await test((ms) => change(() => mock.timers.tick(ms)))
    } finally {
      mock.timers.reset()
    }
  }
