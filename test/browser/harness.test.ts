import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { browserCandidates } from './support/chromium/browserCandidates.js'
import { startChromium } from './support/chromium/launchChromium.js'
import { servePage } from './support/servePage.js'
import { settles } from './support/settles.js'
import { theBrowser } from './support/theBrowser.js'
import { type Watch, watchContext } from './support/watchContext.js'
import { whatIsShown, withWhatWasSeen } from './support/whatIsShown.js'

const visit = async (
  page: { readonly body?: string; readonly script?: string; readonly tolerated?: readonly RegExp[] },
  look: (watch: Watch, page: Page) => Promise<void>,
): Promise<void> => {
  const served = await servePage(page.body ?? '<h1>Page</h1>', page.script ?? '')
  const context = await (await theBrowser()).newContext()
  try {
    const watch = await watchContext(context, page.tolerated ?? [])
    const tab = await context.newPage()
    await tab.goto(served.origin)
    await look(watch, tab)
  } finally {
    await context.close()
    served.close()
  }
}

const reports = (script: string, pattern: RegExp) =>
  visit({ script }, (watch) => settles(() => watch.problems().some((problem) => pattern.test(problem)), true))

describe('the browser harness', function () {
  this.timeout(90_000)

  it('reports nothing for a good page', () =>
    visit({ script: 'document.title = "Ready"' }, async (watch, page) => {
      await settles(() => page.title(), 'Ready')
      await checkAccessibility(page)
      assert.deepEqual(watch.problems(), [])
    }))
  it('reports console output of any kind, which only tests that declare it may have [U-64]', () =>
    reports('console.debug("hello")', /console debug: hello/))
  it('reports uncaught errors and unhandled rejections', async () => {
    await reports('setTimeout(() => { throw new Error("thrown") })', /uncaught: Error: thrown/)
    await reports('Promise.reject(new Error("rejected"))', /uncaught: Error: rejected/)
  })
  it('reports a policy violation', () =>
    reports('document.querySelector("h1").setAttribute("style", "color: red")', /policy violation: style-src/))
  for (const address of ['https://example.com/x', 'http://192.0.2.1/x', 'http://[2001:db8::1]/x'])
    it(`refuses and reports a request that leaves this machine: ${address}`, () =>
      visit({ script: `fetch(${JSON.stringify(address)}).catch(() => undefined)` }, async (watch) => {
        await settles(
          () => watch.problems().filter((problem) => problem.startsWith('left')),
          [`left this machine: ${address}`],
        )
        // Refused by the browser's own rules: without them, a numeric address would be requested.
        const request = watch.requests().find((each) => each.url() === address)
        await settles(() => request?.failure()?.errorText, 'net::ERR_NAME_NOT_RESOLVED')
      }))
  it('reports a socket to another machine', () =>
    reports('new WebSocket("wss://example.invalid/x")', /left this machine: wss:\/\/example\.invalid/))
  it('does not report what a test tolerates, and reports everything else', () =>
    visit(
      { script: 'console.log("broken on purpose"); console.log("other")', tolerated: [/on purpose/] },
      async (watch) => {
        await settles(() => watch.problems().length, 1)
        assert.match(watch.problems()[0] ?? '', /other/)
      },
    ))
  it('reports a control without a name', () =>
    visit({ body: '<h1>Page</h1><button></button>' }, async (_watch, page) => {
      const failure = await checkAccessibility(page).catch(String)
      assert.match(String(failure), /button-name/)
    }))
  it('adds to a failed test what its page shows: the current prompt, or the whole page', async () => {
    await visit({ body: '<h1>Lantern</h1>' }, async (_watch, page) =>
      assert.match(await whatIsShown(page.context()), /^What http.+ shows:\n.*heading "Lantern"/s),
    )
    await visit(
      { body: '<h1>Lantern</h1><div role="dialog" aria-label="Wallets"><button>Heron</button></div>' },
      async (_watch, page) => {
        const shown = await whatIsShown(page.context())
        assert.include(shown, 'button "Heron"')
        assert.notInclude(shown, 'Lantern')
      },
    )
  })
  it('adds to a failed test what its page logged, beside what it shows and where it failed', () =>
    visit({ body: '<h1>Lantern</h1>', script: 'console.warn("low on oil")' }, async (watch, page) => {
      await settles(() => watch.problems().length, 1)
      const failed = await page
        .getByRole('button', { name: 'Wick' })
        .click({ timeout: 100 })
        .catch((failure: unknown) => withWhatWasSeen(failure, page.context(), watch))
      if (!(failed instanceof Error)) return assert.fail('there is no such button')
      const { message, stack = '' } = failed
      for (const part of [/Wick/, /console warning: low on oil/, /heading "Lantern"/]) {
        assert.match(message, part)
        assert.match(stack, part)
      }
      assert.match(stack, /harness\.test\.ts/)
    }))
  it("runs in UTC and English without the machine's fonts, whatever the machine's settings", async () => {
    const own = process.env
    process.env = { ...own, TZ: 'Asia/Tokyo', LANGUAGE: 'de', LC_ALL: 'de_DE.UTF-8', FONTCONFIG_PATH: '/etc/fonts' }
    const { browser } = await startChromium(browserCandidates('Packed', '')).finally(() => (process.env = own))
    try {
      const page = await browser.newPage()
      const said = () => `${Intl.DateTimeFormat().resolvedOptions().timeZone} ${navigator.language}`
      assert.equal(await page.evaluate(said), 'UTC en-US')
      const session = await page.context().newCDPSession(page)
      await page.setContent('<p style="font-family: sans-serif">Lantern محفظة</p>')
      await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')])
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      assert.sameMembers(
        fonts.map(({ familyName }) => familyName),
        ['Open Sans', 'DejaVu Sans'],
      )
    } finally {
      await browser.close()
    }
  })
  it('explains what to install when no browser starts', async () => {
    const broken = { name: 'a broken one', find: () => Promise.resolve({ executablePath: '/bin/false', env: {} }) }
    const failure = await startChromium([broken]).catch(String)
    assert.match(String(failure), /apt-get install chromium/)
    assert.match(String(failure), /a broken one/)
  })
})
