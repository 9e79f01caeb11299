import { it } from './support/it.js'

const CHUNK = /\/chunks\/networkViews/

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
