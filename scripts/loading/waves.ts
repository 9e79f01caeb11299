import type { Page, Request, Route } from 'playwright-core'
import { LONGEST_WAIT_MS } from '../../test/browser/support/LONGEST_WAIT_MS.js'

/** The page counts as quiet once it was idle that often in a row without a request. */
const QUIET_ROUNDS = 3

/** What runs when the page is idle may leave something for the next time. */
const IDLE_TURNS = 3

/** The scripts an act made a page load: each inner list is what it asked for before it got any of it. */
export type Waves = readonly (readonly string[])[]

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** Holds the scripts of a page back until it asks for no more of them, and then lets them go together. */
const holdScripts = async (page: Page, origin: string) => {
  const isScript = (url: URL): boolean => url.origin === origin && url.pathname.endsWith('.js')
  let held: readonly Route[] = []
  let told = (): void => undefined
  // The page says at once what it asks for; to be held, a request goes through other processes, which may be busy.
  const asked = new Set<string>()
  const reached = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (isScript(new URL(url))) asked.add(url)
  })
  await session.send('Network.enable')
  await page.route(isScript, (route) => {
    reached.add(route.request().url())
    held = [...held, route]
    told()
  })
  return {
    held: () => held.map((route) => route.request()),
    /** Whether all that the page asked for so far is held, or was let go. */
    hasAll: async (): Promise<boolean> => {
      // What was said before this answer has arrived with it.
      await session.send('Runtime.evaluate', { expression: '0' })
      return [...asked].every((url) => reached.has(url))
    },
    letGo: async (): Promise<void> => {
      const going = held
      held = []
      await Promise.all(going.map((route) => route.continue()))
    },
    /** Resolves as soon as a script waits. */
    asked: (): Promise<void> =>
      held.length > 0 ? Promise.resolve() : new Promise((resolve) => void (told = () => resolve())),
  }
}

/** Runs one act after the other in a page, and gives the scripts that each of them made it load. */
export const watchWaves = async (page: Page, origin: string) => {
  const { held, hasAll, letGo, asked } = await holdScripts(page, origin)
  const open = new Set<Request>()
  let sent = 0
  page.on('request', (request) => {
    open.add(request)
    sent += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))

  /** Waits until the page is idle and nothing is on its way but what is held. */
  const untilQuiet = async (): Promise<void> => {
    const started = performance.now()
    for (let rounds = 0; rounds < QUIET_ROUNDS;) {
      const before = sent
      await page.evaluate(() => loadingIdle.whenIdle())
      const isAllHere = await hasAll()
      const moving = [...open].filter((request) => !held().includes(request))
      rounds = isAllHere && moving.length === 0 && sent === before ? rounds + 1 : 0
      if (performance.now() - started > LONGEST_WAIT_MS)
        throw new Error(`The page does not come to rest: ${moving.map((request) => request.url()).join(', ')}`)
    }
  }

  /**
   * A wave is what the page asks for before it gets any of it, so that the number of waves is the number of round
   * trips, however fast or slow the machine is. What the page leaves for when it is idle is done at the end of the act,
   * or, `isBusy`, left for the next one. Rejects with the act.
   */
  return async (act: () => Promise<unknown>, { isBusy = false } = {}): Promise<Waves> => {
    const waves: (readonly string[])[] = []
    const progress = { isDone: false }
    const done = act().finally(() => (progress.isDone = true))
    for (;;) {
      await Promise.race([done, asked()])
      await untilQuiet()
      for (let turn = 0; turn < IDLE_TURNS && progress.isDone && !isBusy && held().length === 0; turn += 1) {
        await page.evaluate(() => loadingIdle.run())
        await untilQuiet()
      }
      if (held().length > 0) waves.push(held().map(pathOf))
      else if (progress.isDone) break
      await letGo()
    }
    await done
    return waves
  }
}
