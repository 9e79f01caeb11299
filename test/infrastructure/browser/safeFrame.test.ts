import { assert } from 'chai'
import { framingSafes } from '../../../infrastructure/browser/safeFrame.js'

const SAFE = 'https://app.safe.global'

/** A page in these frames, the nearest first; `undefined` in a browser that does not tell. */
const inFrames = (ancestorOrigins: readonly string[] | undefined, isFramed: boolean, act: () => void): void => {
  const before = { window: globalThis.window, location: globalThis.location }
  const window = {}
  Object.assign(window, { parent: isFramed ? {} : window })
  Object.assign(globalThis, { window, location: { ancestorOrigins } })
  try {
    act()
  } finally {
    Object.assign(globalThis, before)
    if (before.window === undefined) {
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.deleteProperty(globalThis, 'location')
    }
  }
}

describe('whether a page may be in the frame of a Safe [U-107]', () => {
  it('is so in the frame of one of the origins, and of nobody else', () => {
    inFrames([SAFE], true, () => {
      assert.deepEqual(framingSafes(), [SAFE])
      assert.deepEqual(framingSafes(['https://safe.example']), [])
      assert.deepEqual(framingSafes(['https://safe.example', SAFE]), [SAFE])
      assert.deepEqual(framingSafes([]), [])
    })
    for (const others of [['https://evil.example', SAFE], ['null'], [`${SAFE}.evil.example`], []])
      inFrames(others, true, () => assert.deepEqual(framingSafes(), []))
  })

  it('is asked of all of them in a frame where the browser does not tell, as Firefox', () => {
    inFrames(undefined, true, () =>
      assert.deepEqual(framingSafes([SAFE, 'https://safe.example']), [SAFE, 'https://safe.example']),
    )
  })

  it('is not so in a page by itself, nor on a server', () => {
    inFrames([], false, () => assert.deepEqual(framingSafes(), []))
    inFrames(undefined, false, () => assert.deepEqual(framingSafes(), []))
    assert.deepEqual(framingSafes(), [])
  })
})
