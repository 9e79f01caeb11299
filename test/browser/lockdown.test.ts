import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundledInChunks } from './support/bundled.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { servePage } from './support/servePage.js'

const SES = createRequire(import.meta.url)
  .resolve('ses')
  .replace(/[^/]+$/, 'ses.umd.min.js')

/** `eval` stays unchanged: the page's policy forbids it, and the browser driver needs it to inspect pages. */
const LOCKDOWN = "lockdown({ evalTaming: 'unsafe-eval', reporting: 'none' })"

/** Runs before any code of the page, and records the names of its globals. */
const lockDown = async (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `${await readFile(SES, 'utf8')};${LOCKDOWN};globalThis.before = Object.getOwnPropertyNames(globalThis)`,
  })

describe('a page under lockdown() of SES', () => {
  it('lets visitors connect, sign, look around, pair and disconnect as anywhere, and Portico adds no globals', async ({
    shop,
    world: {
      sandbox: { relay, rpc },
    },
  }) => {
    const { page, modal, view } = shop
    await lockDown(page)
    const said = new URLSearchParams({ rpc: rpc['eip155:31337'], relay: relay.url, projectId: 'sandbox' })
    const served = await servePage('', await bundledInChunks(new URL('./support/lanternInPage.tsx', import.meta.url)))
    try {
      await page.goto(`${served.origin}#${said}`)
      assert.isTrue(await page.evaluate(() => [Object.prototype, Reflect, Error.prototype].every(Object.isFrozen)))
      const [connect, account] = [
        page.getByRole('button', { name: 'Connect Wallet' }),
        page.getByRole('button', { name: /^Account/ }),
      ]
      await connect.click()
      await modal.getByRole('button', { name: /^WalletConnect/ }).click()
      await page.getByRole('img', { name: /QR/ }).waitFor()
      await modal.getByRole('button', { name: 'Back' }).click()
      await modal.getByRole('button', { name: /^Page Wallet/ }).click()
      await page.getByRole('button', { name: 'Sign' }).click()
      await page.getByRole('button', { name: `Sign 0x${'b2'.repeat(65)}` }).waitFor()
      await account.click()
      await view('Account').getByText('0.000 ETH').waitFor()
      for (const name of ['Receive', 'Send', 'Swap']) {
        await modal.getByRole('button', { name, exact: true }).click()
        await modal.getByRole('heading', { name }).waitFor()
        await modal.getByRole('button', { name: 'Back' }).click()
      }
      await modal.getByRole('button', { name: 'Disconnect' }).click()
      await connect.waitFor()
      const globals = await page.evaluate(() => [
        Reflect.get(window, 'before') as unknown,
        Object.getOwnPropertyNames(window),
      ])
      assert.sameMembers(globals[1] as string[], [...(globals[0] as string[]), 'before'])
    } finally {
      served.close()
    }
  })

  it('lets visitors log in by e-mail, and log out', async ({ shop, world }) => {
    await lockDown(shop.page)
    await shop.go('?wallets=')
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    await shop.disconnect()
  })
})
