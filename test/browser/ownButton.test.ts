import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'

describe("a host's own button, which requests accounts from the provider", () => {
  it('opens the modal: 4001 when it is closed, the accounts when a wallet is selected', async ({ shop: { page } }) => {
    const served = await servePage('', await bundled(new URL('./support/ownButtonInPage.tsx', import.meta.url), 'own'))
    try {
      await page.goto(served.origin)
      const [enter, modal] = [page.getByRole('button', { name: 'Enter' }), page.getByRole('dialog')]
      await enter.click()
      await modal.getByRole('button', { name: 'Close' }).click()
      await page.getByText('Out: 4001').waitFor()
      await modal.waitFor({ state: 'hidden' })
      await enter.click()
      await modal.getByRole('button', { name: /^Heron/ }).click()
      await page.getByText(`In: 0x${'a1'.repeat(20)}`).waitFor()
      await modal.waitFor({ state: 'hidden' })
      await enter.click()
      await page.getByText(`In: 0x${'a1'.repeat(20)}`).waitFor()
    } finally {
      served.close()
    }
  })
})
