import { readFile } from 'node:fs/promises'
import { assert } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { servePage } from './support/servePage.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

const STYLES = `
.veil { position: fixed; inset: 0; z-index: 9999; background: #0008 }
.box { position: fixed; inset: 20% 30%; z-index: 9999; background: #fff }
.page { background: #fff; min-block-size: 300vh }
`

interface HostPage {
  readonly page: Page
  /** What the host has open. */
  readonly checkout: Locator
  readonly modal: Locator
}

const onHost = async (
  { shop: { page }, world }: Visitor,
  name: string,
  look: (host: HostPage) => Promise<unknown>,
): Promise<void> => {
  const portico = await readFile(new URL('../../dist/styles.css', import.meta.url), 'utf8')
  const script = await bundled(new URL('./support/hostDialogsInPage.tsx', import.meta.url), 'host')
  const served = await servePage('', script, "'none'", portico + STYLES)
  try {
    const relay = new URLSearchParams({ relay: world.sandbox.relay.url })
    await page.goto(`${served.origin}?${relay}#${encodeURIComponent(name)}`)
    await look({
      page,
      checkout: page.getByLabel('Voucher'),
      modal: page.getByRole('dialog', { name: 'Connect your wallet' }),
    })
  } finally {
    served.close()
  }
}

const HOSTS = ['Radix', 'Vaul', 'MUI', 'Headless UI', 'React Aria', 'a native dialog', 'a native popover']

describe("a dialog of the host's, in which the modal is opened", () => {
  for (const name of HOSTS)
    it(`is beneath it, and afterwards as it was: ${name} [U-71]`, (visitor) =>
      onHost(visitor, name, async ({ page, checkout, modal }) => {
        const pay = page.getByRole('button', { name: 'Pay with a wallet' })
        await page.getByRole('button', { name: 'Check out' }).click()
        await checkout.fill('SUMMER')
        await pay.click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        const email = modal.getByRole('textbox', { name: 'E-mail address' })
        await email.click()
        await page.keyboard.type('me@example')
        assert.equal(await email.inputValue(), 'me@example')
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'hidden' })
        assert.isTrue(await checkout.isVisible())
        await settles(() => pay.evaluate((button) => button === document.activeElement), true)

        await pay.click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        await page.mouse.click(5, 5)
        await modal.waitFor({ state: 'hidden' })
        assert.isTrue(await checkout.isVisible())

        await pay.click()
        await modal.getByRole('button', { name: /^Heron/ }).click()
        await modal.waitFor({ state: 'hidden' })
        await checkout.fill('AUTUMN')
        assert.equal(await checkout.inputValue(), 'AUTUMN')
        await page.keyboard.press('Escape')
        await checkout.waitFor({ state: 'detached' })
      }))

  for (const name of HOSTS)
    it(`may close as soon as somebody is connected, before the modal has, and the page scrolls again: ${name} [U-71] [U-72]`, (visitor) =>
      onHost(visitor, name, async ({ page, checkout, modal }) => {
        await page.getByRole('button', { name: 'Check out' }).click()
        await page.getByRole('button', { name: 'Pay, and stay until connected' }).click()
        await modal.getByRole('button', { name: /^Heron/ }).click()
        await modal.waitFor({ state: 'hidden' })
        await checkout.waitFor({ state: 'detached' })
        await settles(() => page.locator('[inert], [data-portico-locked]').count(), 0)
        await page.mouse.move(500, 400)
        await settles(async () => {
          await page.mouse.wheel(0, 200)
          return page.evaluate(() => scrollY > 0)
        }, true)
        await page.getByRole('button', { name: 'Check out' }).click()
        await checkout.waitFor()
      }))

  it('gets Esc where it is on top of the modal [U-71]', (visitor) =>
    onHost(visitor, '', async ({ page, modal }) => {
      await page.getByRole('button', { name: 'Fill the screen' }).click()
      await modal.getByRole('button', { name: /^Heron/ }).waitFor()
      await page.evaluate(() => {
        const dialog = document.body.appendChild(document.createElement('dialog'))
        dialog.setAttribute('aria-label', 'Still there?')
        dialog.append(document.createElement('button'))
        dialog.showModal()
      })
      const question = page.getByRole('dialog', { name: 'Still there?' })
      await question.waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await modal.getByRole('button', { name: /^Heron/ }).click()
      await modal.waitFor({ state: 'hidden' })
    }))

  it('may close, and the modal stays [U-71]', (visitor) =>
    onHost(visitor, 'a native dialog', async ({ page, checkout, modal }) => {
      await page.getByRole('button', { name: 'Check out' }).click()
      await page.getByRole('button', { name: 'Pay, and close this' }).click()
      await checkout.waitFor({ state: 'detached' })
      await modal.getByRole('button', { name: /^Heron/ }).click()
      await modal.waitFor({ state: 'hidden' })
    }))

  it('may fill the screen [U-71]', (visitor) =>
    onHost(visitor, '', async ({ page, modal }) => {
      await page.getByRole('button', { name: 'Fill the screen' }).click()
      await modal.getByRole('button', { name: /^Heron/ }).waitFor()
      await modal.getByRole('button', { name: /^Heron/ }).click()
      await modal.waitFor({ state: 'hidden' })
      assert.isTrue(await page.evaluate(() => document.fullscreenElement !== null))
    }))

  it('or the whole page may be drawn anew, and the modal stays [U-71]', (visitor) =>
    onHost(visitor, 'a native dialog', async ({ page, checkout, modal }) => {
      await page.getByRole('button', { name: 'Check out' }).click()
      await page.getByRole('button', { name: 'Pay, and close this' }).click()
      await checkout.waitFor({ state: 'detached' })
      const heron = modal.getByRole('button', { name: /^Heron/ })
      await heron.waitFor()
      await page.evaluate(() => document.body.replaceChildren(document.querySelector('main') ?? ''))
      await heron.waitFor()
      await page.evaluate(() => {
        const body = document.createElement('body')
        body.append(...document.body.children)
        document.querySelectorAll('[data-portico-portal]').forEach((portal) => portal.remove())
        document.documentElement.replaceChild(body, document.body)
      })
      await heron.click()
      await modal.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Check out' }).click()
      await checkout.waitFor()
    }))

  it('leaves what the visitor decides in the frame of a login within reach [U-71] [S4-14]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    await shop.page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.append('Checkout')
      dialog.showModal()
    })
    const sign = shop.page.locator('button', { hasText: 'Sign a message' })
    for (const decision of ['Decline', 'Approve']) {
      await sign.dispatchEvent('click')
      await shop.view('ApproveTransaction').waitFor()
      await shop.page.frameLocator('iframe').getByRole('button', { name: decision }).click()
      await shop.view('ApproveTransaction').waitFor({ state: 'detached' })
    }
    await shop.page.evaluate(() => document.querySelector('dialog')?.close())
    await shop.openAccount()
  })
})
