import { assert } from 'chai'
import type { BrowserContextOptions } from 'playwright-core'
import { endsWithin } from './endsWithin.js'
import { allowFrameStorage, denyFrameStorage } from './frameStorage.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'
import { CHOICE } from './theBrowser.js'
import { makeVisitor, type Visitor } from './Visitor.js'
import { watchContext } from './watchContext.js'
import { withWhatWasSeen } from './whatIsShown.js'
import { theWorld } from './world.js'

interface Circumstances {
  readonly context?: BrowserContextOptions
  /** Console lines of the browser itself about a server that this test breaks on purpose. */
  readonly tolerated?: readonly RegExp[]
}

const LONGEST_TEST_MS = 180_000
/**
 * For setup and teardown: mocha itself must not time out a test, because its page would continue beside the next test.
 */
const AROUND_A_TEST_MS = 60_000
/**
 * Ends each animation that a script starts: after a success the dialog's ghost takes presses for 600 ms, and the driver
 * retries a click only after as long. Endless animations cannot be ended.
 */
const endAnimations = (): void => {
  type Animate = (this: Element, ...asked: Parameters<Element['animate']>) => Animation
  const animate: Animate = Reflect.get(Element.prototype, 'animate')
  Element.prototype.animate = function (...asked) {
    const animation = animate.apply(this, asked)
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    return animation
  }
}

/** Without animations, for whose end every click waits. Tests of motion enable them: `MOVING`. */
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
}
/** Options for a test of motion. */
export const MOVING = { context: { reducedMotion: 'no-preference' } } as const satisfies Circumstances

/**
 * A test in its own browser profile, with a healthy sandbox. Beyond its assertions, it fails on any policy violation,
 * console output, uncaught error or request that leaves this machine.
 */
const inBrowser = async (
  body: (visitor: Visitor) => Promise<void>,
  { context, tolerated = [] }: Circumstances,
): Promise<void> => {
  const world = await theWorld()
  await world.reset()
  const browserContext = await world.browser.newContext({ ...DESKTOP, ...context, baseURL: world.origin })
  browserContext.setDefaultTimeout(LONGEST_WAIT_MS)
  // Only the packed browser has to be told to deny what current browsers deny; a visitor of these allows it.
  if (CHOICE === 'Newest') await denyFrameStorage(browserContext)
  if (CHOICE !== 'Packed') await allowFrameStorage(browserContext)
  if (context?.reducedMotion !== 'no-preference') await browserContext.addInitScript(endAnimations)
  const watch = await watchContext(browserContext, tolerated)
  try {
    const visitor = await makeVisitor({ context: browserContext, watch, world })
    await endsWithin(LONGEST_TEST_MS, body(visitor)).catch(async (failure: unknown) => {
      throw await withWhatWasSeen(failure, browserContext, watch)
    })
    const problems = watch.problems()
    assert.deepEqual(problems, [], ['what no page may do', ...problems].join('\n'))
  } finally {
    await browserContext.close()
  }
}

export const it = (
  title: string,
  body: (visitor: Visitor) => Promise<void>,
  circumstances: Circumstances = {},
): void => {
  globalThis.it(title, () => inBrowser(body, circumstances)).timeout(LONGEST_TEST_MS + AROUND_A_TEST_MS)
}
