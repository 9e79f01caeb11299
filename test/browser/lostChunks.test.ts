import { assert } from 'chai'
import { bundledInChunks } from './support/bundled.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { hold } from './support/hold.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { servePage } from './support/servePage.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { stopClock } from './support/stopClock.js'

const CHUNK = /\/chunks\/networkViews/
const SWITCHING = /\/chunks\/switching/
const LOGIN = /\/chunks\/login\.lazy/
const CORE = /\/chunks\/core/
const TEXTS = /\/describeError/
const ANY = /\/chunks\/(core|opening)/

/** One number for each part. */
const DEADLINE_MS = 20_000

describe('a part of the modal that the server refused', () => {
  it(
    'is reported as missing, with a link to a page that has it: a browser requests no module twice [X-16]',
    async ({ shop }) => {
      const { page } = shop
      await page.route(CHUNK, (route) => route.fulfill({ status: 503 }))
      await shop.go()
      await shop.networkButton.click()
      const problem = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'loaded' })
      await problem.getByText('This part of the page could not be loaded.').waitFor()
      await page.unroute(CHUNK)
      await problem.getByRole('button', { name: 'Reload the page' }).click()
      await shop.networkButton.click()
      await shop.view('Networks').waitFor()
    },
    // React logs what an error boundary caught.
    { tolerated: [/503/, /Failed to fetch dynamically imported module/] },
  )
})

describe('the code for network switches, refused by the server', () => {
  it(
    'is reported as missing, without asking the wallet, and with a link to a page that has it [U-37] [W-40] [X-16]',
    async ({ shop }) => {
      const { page } = shop
      await page.route(SWITCHING, (route) => route.fulfill({ status: 503 }))
      await shop.go('?wallets=heron')
      await shop.connect()
      const move = async (): Promise<void> => {
        await shop.networkButton.click()
        await shop.view('Networks').getByRole('button', { name: 'Sandbox Two' }).click()
        await shop.view('SwitchNetwork').waitFor()
      }
      await move()
      await shop.modal.getByText('This part of the page could not be loaded.').waitFor()
      assert.equal(await shop.prompt('Heron Wallet').count(), 0)
      await page.unroute(SWITCHING)
      // Chromium does not request it again until the page is reloaded.
      await shop.view('SwitchNetwork').getByRole('button', { name: 'Reload the page' }).click()
      await shop.accountButton.waitFor()
      await move()
      await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
      await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    },
    { tolerated: [/503/, /Failed to load resource/] },
  )
})

describe('the login code, delayed or missing', () => {
  const ANA = 'ana@lantern.example'
  const giveAddress = async ({ modal, page }: ShopPage): Promise<void> => {
    await modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
    await page.keyboard.press('Enter')
  }
  const problemOf = ({ modal }: ShopPage) =>
    modal.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' })
  const reload = async (shop: ShopPage): Promise<void> => {
    const loadedAnew = shop.page.waitForEvent('load')
    await problemOf(shop).getByRole('button', { name: 'Reload the page' }).click()
    await loadedAnew
  }

  it(
    'is reported as missing at the address field when offline, and logs in on a reloaded page [W-13] [X-16]',
    async ({ shop, world, context }) => {
      await shop.go('?wallets=heron')
      await shop.openConnect()
      await shop.modal.getByRole('textbox', { name: 'E-mail' }).waitFor()
      await context.setOffline(true)
      await giveAddress(shop)
      await problemOf(shop).getByRole('button', { name: 'Load again' }).waitFor()
      assert.equal(await shop.modal.getByRole('textbox', { name: 'E-mail' }).inputValue(), ANA)
      await checkAccessibility(shop.page)
      await context.setOffline(false)
      await reload(shop)
      await logInByEmail(shop, world.sandbox.secureSite, ANA)
    },
    { tolerated: [/Failed to load resource/] },
  )

  it('is visibly awaited for 20 s, and loaded again by a press once available [U-91] [W-13]', async ({
    shop,
    world: {
      sandbox: { secureSite },
    },
  }) => {
    const { page, modal } = shop
    const code = await hold(page, LOGIN)
    await page.clock.install()
    await shop.go('?wallets=heron')
    await shop.openConnect()
    await modal.getByRole('textbox', { name: 'E-mail' }).waitFor()
    await stopClock(page)
    await giveAddress(shop)
    await modal.getByRole('button', { name: 'Continue', exact: true }).and(page.locator('[aria-busy=true]')).waitFor()
    await settles(code.asked, 1)
    await page.clock.runFor(DEADLINE_MS - 1_000)
    assert.equal(await problemOf(shop).count(), 0)
    await page.clock.runFor(1_000)
    await problemOf(shop).waitFor()
    await page.clock.resume()
    code.letThrough()
    await problemOf(shop).waitFor({ state: 'detached' })
    assert.deepEqual(secureSite.mails(), [])
    await modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await secureSite.mail(ANA)
    await shop.view('EmailLogin').waitFor()
  })

  it(
    'is reported as missing at the Google button for a 503, and opens its window on a reloaded page [W-13] [X-16]',
    async ({ shop }) => {
      const { page } = shop
      const google = shop.modal.getByRole('button', { name: 'Continue with Google' })
      await page.route(LOGIN, (route) => route.fulfill({ status: 503 }), { times: 1 })
      await shop.go('?wallets=heron')
      await shop.openConnect()
      await google.click()
      await problemOf(shop).getByRole('button', { name: 'Load again' }).waitFor()
      await checkAccessibility(page)
      await reload(shop)
      await shop.openConnect()
      const opened = page.waitForEvent('popup')
      await google.click()
      await (await opened).getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
    },
    { tolerated: [/503/, /Failed to load resource/] },
  )
})

describe('the core, on one failure of server or network', () => {
  for (const failure of ['breaks off', 'answers 503'] as const) {
    it(
      `is reported as missing if it ${failure}, with the one remedy that works in this browser [W-13] [X-16]`,
      async ({ shop }) => {
        const { page } = shop
        let asked = 0
        await page.route(CORE, (route) => {
          asked += 1
          if (asked > 1) return route.continue()
          return failure === 'breaks off' ? route.abort() : route.fulfill({ status: 503 })
        })
        await shop.go()
        await shop.connectButton.click()
        const dialog = page.getByRole('dialog', { name: 'Connect to Lantern Row' })
        const problem = dialog.getByRole('alert').filter({ hasText: 'loaded' })
        await problem.getByText('This part of the page could not be loaded.').waitFor()
        // Chromium does not request it again until the page is reloaded.
        assert.equal(await problem.getByRole('button', { name: 'Load again' }).count(), 0)
        await checkAccessibility(page)
        await dialog.getByRole('button', { name: 'Close' }).click()
        await dialog.waitFor({ state: 'hidden' })
        await shop.connectButton.click()
        await problem.waitFor()
        assert.equal(asked, 1)
        const loadedAnew = page.waitForEvent('load')
        await problem.getByRole('button', { name: 'Reload the page' }).click()
        await loadedAnew
        await shop.connect()
        assert.equal(asked, 2)
      },
      { tolerated: [/503/, /Failed to load resource/] },
    )
  }

  it(
    'is reported as missing by the frame alone, if nothing else of the modal loads either [W-13] [X-16]',
    async ({ shop }) => {
      const { page } = shop
      await page.route(ANY, (route) => route.abort())
      await shop.go()
      await shop.connectButton.click()
      const dialog = page.getByRole('dialog', { name: 'Not loaded' })
      await dialog.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor()
      await checkAccessibility(page)
      await page.unroute(ANY)
      const loadedAnew = page.waitForEvent('load')
      // It has the focus.
      await page.keyboard.press('Enter')
      await loadedAnew
      await shop.connect()
    },
    // React logs what an error boundary caught.
    { tolerated: [/Failed to load resource/, /Failed to fetch dynamically imported module/] },
  )

  it(
    'is reported as missing within a modal dialog that the host has open [U-71] [W-13]',
    async ({ shop }) => {
      const { page } = shop
      await page.route(ANY, (route) => route.abort())
      await shop.go()
      await shop.connectButton.evaluate((button: HTMLElement) => {
        document.body.appendChild(document.createElement('dialog')).showModal()
        button.click()
      })
      const loadedAnew = page.waitForEvent('load')
      await page.getByRole('dialog', { name: 'Not loaded' }).getByRole('button', { name: 'Reload the page' }).click()
      await loadedAnew
    },
    { tolerated: [/Failed to load resource/, /Failed to fetch dynamically imported module/] },
  )
})

describe('the core, with an endless response', () => {
  it('is reported as missing after 20 s, and works on the next press once loaded [U-91] [W-13]', async ({ shop }) => {
    const { page } = shop
    const core = await hold(page, CORE)
    await page.clock.install()
    await shop.go()
    await stopClock(page)
    await shop.connectButton.click()
    const dialog = page.getByRole('dialog')
    const problem = dialog.getByText('This part of the page could not be loaded.')
    await settles(core.asked, 1)
    await page.clock.runFor(DEADLINE_MS - 1_000)
    assert.equal(await problem.count(), 0)
    await page.clock.runFor(1_000)
    await problem.waitFor()
    await page.clock.resume()
    await checkAccessibility(page)
    core.letThrough()
    await dialog.getByRole('button', { name: 'Load again' }).click()
    await shop.row('Heron Wallet').waitFor()
    assert.equal(await problem.count(), 0)
  })

  it("rejects a host's promises after 20 s, as retryable, and the next ones resolve [U-91]", async ({
    shop: { page },
  }) => {
    const scripts = await bundledInChunks(new URL('./support/promisesInPage.ts', import.meta.url))
    const served = await servePage('', scripts)
    const core = await hold(page, CORE)
    try {
      await page.clock.install()
      await page.goto(served.origin)
      const asked = page.evaluate(() => window.askBoth?.())
      await settles(core.asked, 1)
      await page.clock.runFor(DEADLINE_MS)
      assert.deepEqual(await asked, ['PTC-CHUNK-NOT-LOADED, retryable', 'PTC-CHUNK-NOT-LOADED, retryable'])
      core.letThrough()
      assert.deepEqual(await page.evaluate(() => window.askBoth?.()), ['done', 'PTC-CONNECT-UNAVAILABLE, retryable'])
    } finally {
      served.close()
    }
  })
})

describe('the texts of errors, refused by the server', () => {
  it(
    'leave a host the cause of its error, which is not retryable: it may be that of a payment',
    async ({ shop: { page } }) => {
      const scripts = await bundledInChunks(new URL('./support/promisesInPage.ts', import.meta.url))
      const served = await servePage('', scripts)
      try {
        await page.route(TEXTS, (route) => route.fulfill({ status: 503 }))
        await page.goto(served.origin)
        assert.deepEqual(await page.evaluate(() => window.connectNobody?.()), {
          code: 'PTC-CHUNK-NOT-LOADED',
          retryable: false,
          cause: 'ConnectorUnavailable',
        })
      } finally {
        served.close()
      }
    },
    { tolerated: [/503/, /Failed to load resource/] },
  )
})
