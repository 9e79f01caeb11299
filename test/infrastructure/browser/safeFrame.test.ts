import { assert } from 'chai'
import { framingSafes } from '../../../infrastructure/browser/safeFrame.js'

const SAFE = 'https://app.safe.global'

/** A page in these frames, the nearest first; `undefined` if the browser does not expose `ancestorOrigins`. */
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

describe('the Safe origins that may frame a page [U-107]', () => {
  it('are those of the nearest frame, if on the list', () => {
    inFrames([SAFE], true, () => {
      assert.deepEqual(framingSafes(), [SAFE])
      assert.deepEqual(framingSafes(['https://safe.example']), [])
      assert.deepEqual(framingSafes(['https://safe.example', SAFE]), [SAFE])
      assert.deepEqual(framingSafes([]), [])
    })
    for (const others of [['https://evil.example', SAFE], ['null'], [`${SAFE}.evil.example`], []])
      inFrames(others, true, () => assert.deepEqual(framingSafes(), []))
  })

  it('are all candidates if the browser does not expose ancestors, as Firefox', () => {
    inFrames(undefined, true, () =>
      assert.deepEqual(framingSafes([SAFE, 'https://safe.example']), [SAFE, 'https://safe.example']),
    )
  })

  it('are empty in a top-level page and on a server', () => {
    inFrames([], false, () => assert.deepEqual(framingSafes(), []))
    inFrames(undefined, false, () => assert.deepEqual(framingSafes(), []))
    assert.deepEqual(framingSafes(), [])
  })
})
