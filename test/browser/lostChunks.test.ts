import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'

const CHUNK = /\/chunks\/networkViews/
const CORE = /\/chunks\/core/
const ANY = /\/chunks\/(core|opening)/

describe('a part of the modal that the server refused', () => {
  it(
    'is said to be missing, with a way back to a page that has it: a browser asks for no module twice [X-16]',
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
    // React prints what a boundary caught.
    { tolerated: [/503/, /Failed to fetch dynamically imported module/] },
  )
})

describe('the core, when the server or the network fails once', () => {
  for (const failure of ['breaks off', 'answers 503'] as const) {
    it(
      `is said to be missing where it ${failure}, with the one way that works in this browser [W-13] [X-16]`,
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
        const dialog = page.getByRole('dialog', { name: 'Connect your wallet' })
        const problem = dialog.getByRole('alert').filter({ hasText: 'loaded' })
        await problem.getByText('This part of the page could not be loaded.').waitFor()
        // Chromium asks for it no more until the page is loaded anew.
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
    'is said to be missing by the frame alone, where nothing else of the modal arrives either [W-13] [X-16]',
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
    // React prints what a boundary caught.
    { tolerated: [/Failed to load resource/, /Failed to fetch dynamically imported module/] },
  )
})
