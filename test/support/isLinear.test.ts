import { assert } from 'chai'
import { isLinear } from './isLinear.js'

/** The measured function gets the long text first, and then, after three calls, the short one. */
const LONG_CALL = 4
const [SHORT, LONG] = ['a'.repeat(4_096), 'a'.repeat(16_384)]

describe('linear time', () => {
  it('is distinguished from quadratic time', () => {
    const once = (text: string): void => {
      for (let times = 0; times < 2_000; times += 1) text.lastIndexOf('b')
    }
    assert.isTrue(isLinear(once, SHORT, LONG))
    assert.isFalse(isLinear((text) => /a+b/.test(text), SHORT, LONG))
  })

  it('is not measured by one round: other work of the machine only adds', () => {
    let calls = 0
    const interrupted = (text: string): void => {
      calls += 1
      const rounds = calls === LONG_CALL ? 60 : 1
      for (let times = 0; times < rounds * 2_000; times += 1) text.lastIndexOf('b')
    }
    assert.isTrue(isLinear(interrupted, SHORT, LONG))
  })
})
