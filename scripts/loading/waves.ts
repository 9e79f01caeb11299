import type { Page, Request, Route } from 'playwright-core'
import { LONGEST_WAIT_MS } from '../../test/browser/support/LONGEST_WAIT_MS.js'

/** Number of consecutive idle rounds without a request after which the page counts as quiet. */
const QUIET_ROUNDS = 3

/** Idle callbacks may schedule further idle callbacks. */
const IDLE_TURNS = 3

/** Scripts that an action loads: each inner list is requested before any of it arrives. */
export type Waves = readonly (readonly string[])[]

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** Holds back a page's scripts until it requests no more, then releases them together. */
const holdScripts = async (page: Page, origin: string) => {
  const isScript = (url: URL): boolean => url.origin === origin && url.pathname.endsWith('.js')
  let held: readonly Route[] = []
  let told = (): void => undefined
  // CDP reports requests at once; routing them passes through other processes, which may be busy.
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
    /** Whether all requests so far are held or released. */
    hasAll: async (): Promise<boolean> => {
      // Events sent before this answer have arrived with it.
      await session.send('Runtime.evaluate', { expression: '0' })
      return [...asked].every((url) => reached.has(url))
    },
    letGo: async (): Promise<void> => {
      const going = held
      held = []
      await Promise.all(going.map((route) => route.continue()))
    },
    /** Resolves as soon as a script is held. */
    asked: (): Promise<void> =>
      held.length > 0 ? Promise.resolve() : new Promise((resolve) => void (told = () => resolve())),
  }
}

/** Runs actions in a page one after the other; returns the scripts that each loads. */
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

  /** Waits until the page is idle and only held requests are open. */
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
   * A wave is what the page requests before it receives any of it, so the number of waves equals the number of round
   * trips at any machine speed. Idle callbacks run at the end of the action, or, with `isBusy`, are left for the next
   * one. Rejects if the action does.
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
