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
  /** The dialog that the host has open. */
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

const hasFocus = (element: Element): boolean => element === document.activeElement

const checkOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Check out', exact: true }).click()

const HOSTS = [
  ...['Radix', 'Vaul', 'MUI', 'Headless UI', 'React Aria', 'focus-trap', 'focus-trap that ends outside'],
  ...['a native dialog', 'a native popover', 'a component'],
]

/** How the open dialog is hidden without being closed, and shown again. */
const VANISHINGS = [
  [
    () => document.querySelector('dialog[aria-label=Checkout]')?.setAttribute('style', 'display: none'),
    () => document.querySelector('dialog[aria-label=Checkout]')?.removeAttribute('style'),
  ],
  [
    () => document.querySelector('main')?.setAttribute('hidden', ''),
    () => document.querySelector('main')?.removeAttribute('hidden'),
  ],
  [
    () => document.querySelector('dialog[aria-label=Checkout]')?.removeAttribute('open'),
    () => document.querySelector<HTMLDialogElement>('dialog[aria-label=Checkout]')?.showModal(),
  ],
] as const

describe('a host dialog in which the modal is opened', () => {
  for (const name of HOSTS)
    it(`is beneath it, and unchanged afterwards; may close as soon as a wallet is connected, and the page scrolls: ${name} [U-71] [U-72]`, (visitor) =>
      onHost(visitor, name, async ({ page, checkout, modal }) => {
        const pay = page.getByRole('button', { name: 'Pay with a wallet' })
        await checkOut(page)
        await checkout.fill('SUMMER')
        await pay.click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        await settles(() => modal.getByRole('button', { name: /^Heron/ }).evaluate(hasFocus), true)
        const email = modal.getByRole('textbox', { name: 'E-mail address' })
        await email.click()
        await page.keyboard.type('me@example')
        assert.equal(await email.inputValue(), 'me@example')
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'hidden' })
        assert.isTrue(await checkout.isVisible())
        await settles(() => pay.evaluate(hasFocus), true)

        await pay.click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        // As at the first opening.
        await settles(() => modal.getByRole('button', { name: /^Heron/ }).evaluate(hasFocus), true)
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

        await page.getByRole('button', { name: 'Disconnect' }).click()
        await checkOut(page)
        // This closes the dialog before the modal has closed.
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
        await checkOut(page)
        await checkout.waitFor()
      }))

  it('may be in fullscreen, and gets Escape if it is above the modal; a fullscreen video ends [U-71]', (visitor) =>
    onHost(visitor, '', async ({ page, modal }) => {
      const heron = modal.getByRole('button', { name: /^Heron/ })
      const isScreenFilled = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null)
      await page.getByRole('button', { name: 'Fill the screen' }).click()
      await heron.waitFor()
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
      await heron.click()
      await modal.waitFor({ state: 'hidden' })
      assert.isTrue(await isScreenFilled())

      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.evaluate(async () => {
        await document.exitFullscreen()
        const film = document.body.appendChild(document.createElement('video'))
        await film.requestFullscreen()
      })
      await page.getByRole('button', { name: 'Connect, then check out' }).dispatchEvent('click')
      await heron.click()
      await modal.waitFor({ state: 'hidden' })
      assert.isFalse(await isScreenFilled())
    }))

  it('may be hidden, in a hidden page or by its attribute, and the modal stays [U-71]', (visitor) =>
    onHost(visitor, 'a native dialog', async ({ page, checkout, modal }) => {
      await checkOut(page)
      for (const [vanish, comeBack] of VANISHINGS) {
        await page.getByRole('button', { name: 'Pay with a wallet' }).click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        await page.evaluate(vanish)
        await checkout.waitFor({ state: 'hidden' })
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'hidden' })
        await page.evaluate(comeBack)
        await checkout.waitFor()
      }
    }))

  for (const name of ['Headless UI', 'React Aria', 'MUI'])
    it(`may be opened later and closed later, and leaves nothing inert: ${name} [U-71]`, (visitor) =>
      onHost(visitor, name, async ({ page, checkout, modal }) => {
        await page.getByRole('button', { name: 'Connect, then check out' }).click()
        await modal.getByRole('button', { name: /^Heron/ }).waitFor()
        await checkout.waitFor()
        // By code, as with a connected wallet: the dialog that the host opened last need not be on top.
        await page.getByRole('button', { name: 'Leave the wallet', includeHidden: true }).dispatchEvent('click')
        await modal.waitFor({ state: 'hidden' })
        await checkout.click()
        await page.keyboard.press('Escape')
        await checkout.waitFor({ state: 'detached' })
        await settles(() => page.locator('[inert], [aria-hidden=true] main').count(), 0)
        await checkOut(page)
        await checkout.waitFor()
      }))

  it('gets no events of typing in the modal, nor when the field is removed [U-71]', (visitor) =>
    onHost(visitor, 'MUI', async ({ page, modal }) => {
      await checkOut(page)
      await page.getByRole('button', { name: 'Pay with a wallet' }).click()
      await modal.getByRole('textbox', { name: 'E-mail address' }).click()
      await page.evaluate(() => {
        const heard: string[] = []
        Object.assign(window, { heard })
        const types = 'keydown beforeinput input change select selectstart focusin focusout pointerdown click'
        for (const type of types.split(' ')) document.body.addEventListener(type, () => heard.push(type))
      })
      await page.keyboard.type('me@example')
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
      const heard = await page.evaluate(() => Reflect.get(window, 'heard') as unknown)
      // The host's button has the focus again.
      assert.deepEqual(heard, ['focusin'])
    }))

  it('may close, and the whole page may render again, and the modal stays [U-71]', (visitor) =>
    onHost(visitor, 'a native dialog', async ({ page, checkout, modal }) => {
      await checkOut(page)
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
      await checkOut(page)
      await checkout.waitFor()
    }))

  it("keeps the approval in a login's frame usable [U-71] [S4-14]", async ({ shop, world }) => {
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
