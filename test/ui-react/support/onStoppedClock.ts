import { act } from '@testing-library/react'
import sinon from 'sinon'
import { settle } from './draw.js'

/** A browser renders between two timers that are this far apart. */
const FRAME_MS = 100

/** Runs a test on a stopped clock that only `pass` advances, in milliseconds, since other work may take any time. */
export const onStoppedClock =
  (test: (pass: (ms: number) => Promise<void>) => Promise<void>) => async (): Promise<void> => {
    const clock = sinon.useFakeTimers({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const pass = async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= FRAME_MS) act(() => void clock.tick(Math.min(left, FRAME_MS)))
      await settle()
    }
    try {
      await test(pass)
    } finally {
      clock.restore()
    }
  }
