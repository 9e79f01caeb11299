import { assert } from 'chai'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { focused } from './support/focused.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { HERON, profileOf, TORTOISE } from './support/profileOf.js'
import type { ShopPage } from './support/shopOn.js'
import { stopClock } from './support/stopClock.js'
import { tabTo } from './support/tabTo.js'

const ANA = 'ana@lantern.example'
const LOGIN = 'E-mail or social account'
const UNDO_MS = 10_000
const MESSAGES_LEAVE_MS = 5_000

/**
 * Logs in by e-mail from the open Connect view, beside a wallet: the wallets are shown, with a message. `meanwhile`:
 * before the code is entered.
 */
const logInHere = async (shop: ShopPage, site: SecureSite, meanwhile: () => Promise<void>): Promise<void> => {
  await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
  await shop.page.keyboard.press('Enter')
  site.openLink(await site.mail(ANA))
  const { code = '' } = await site.mail(ANA)
  await meanwhile()
  // It disappears by itself, so it is awaited from before on.
  const added = shop.modal.getByText('New wallet added').waitFor()
  await Promise.all([added, shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)])
  await shop.view('ProfileWallets').waitFor()
}

describe('the wallets of a visitor', () => {
  it('can be two of one chain: the shop follows a switch and keeps it, with the visitor’s label, after a reload; at 320 pixels, right-to-left in Arabic, every button is visible [S2-11] [S1-08] [U-77]', async ({
    shop,
  }) => {
    const profile = profileOf(shop)
    const { panel, card } = profile
    const switchTo = (wallet: string): Promise<void> =>
      card(wallet)
        .getByRole('button', { name: /^Switch/ })
        .first()
        .click()
    await profile.connectBoth()
    await card(TORTOISE).getByText('Active').waitFor()
    await checkAccessibility(shop.page)
    await switchTo(HERON)
    await profile.isOn(HERON)
    const first = await shop.told('address').textContent()
    await switchTo(HERON)
    await settles(async () => (await shop.told('address').textContent()) !== first, true)
    await profile.press(`Rename ${HERON}`)
    await shop.page.keyboard.type(`Savings ${'x'.repeat(60)}`)
    await shop.page.keyboard.press('Enter')
    const label = `Savings ${'x'.repeat(32)}`
    await card(label).getByText(HERON).waitFor()
    await shop.page.reload()
    await profile.isOn(HERON)
    await profile.toWallets()
    await profile.connected(2)
    await card(label).getByText('Active').waitFor()
    await profile.press(`Disconnect ${TORTOISE}`)
    await profile.before(TORTOISE).waitFor()
    await shop.page.getByRole('combobox', { name: 'Language' }).selectOption('ar', { force: true })
    await panel.getByText('استُخدمت سابقًا').first().waitFor()
    await shop.page.setViewportSize({ width: 320, height: 640 })
    await comesToRest(shop.page)
    // At once: undo expires.
    const sides = await panel
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
      )
    assert.isAbove(sides.length, 8)
    assert.isAtLeast(Math.min(...sides), 0)
    assert.isAtMost(Math.max(...sides), 320)
  })

  it('can be a browser wallet that is unlocked meanwhile and an e-mail login beside it, which is announced and active until the visitor switches [S2-11] [S1-08]', async ({
    shop,
    world: {
      sandbox: { secureSite },
    },
  }) => {
    const { connected, card, isOn, toWallets } = profileOf(shop)
    const press = async (button: 'Lock' | 'Unlock'): Promise<void> =>
      (await shop.settings(HERON)).getByRole('button', { name: button, exact: true }).click()
    await shop.go('?wallets=heron&multi=1')
    await shop.connect(HERON)
    await settles(() => shop.page.evaluate(() => localStorage.getItem('portico.accounts') !== null), true)
    await press('Lock')
    await shop.openConnect()
    await logInHere(shop, secureSite, async () => {
      await press('Unlock')
      await isOn(HERON)
    })
    await connected(2)
    await card(LOGIN).getByText('Active').waitFor()
    await isOn(LOGIN)
    await checkAccessibility(shop.page)
    await card(HERON)
      .getByRole('button', { name: /^Switch/ })
      .first()
      .click()
    await isOn(HERON)
    await shop.page.reload()
    await isOn(HERON)
    await toWallets()
    await connected(2)
  })

  it('are all reachable by keyboard alone, and the focus is never lost; a message over the last button takes no press [U-75]', async ({
    shop,
  }) => {
    const { page } = shop
    const profile = profileOf(shop)
    const { panel, connected } = profile
    await page.clock.install()
    await profile.connectBoth()
    await stopClock(page)
    await tabTo(page, /^Switch Heron Wallet/)
    await page.keyboard.press('Enter')
    await profile.isOn(HERON)
    await settles(() => focused(page), '2 wallets connected')
    await page.clock.runFor(MESSAGES_LEAVE_MS)
    await tabTo(page, /^Disconnect Tortoise Wallet$/)
    await page.keyboard.press('Enter')
    await settles(() => focused(page), 'Undo')
    // It stays while the clock is stopped.
    await shop.modal.getByText('Wallet disconnected').waitFor()
    await panel.getByRole('button').last().click({ trial: true })
    await page.keyboard.press('Enter')
    await connected(2)
    assert.equal(await shop.prompt(TORTOISE).count(), 0)
    await tabTo(page, /^Disconnect all$/)
    await page.keyboard.press('Enter')
    await settles(() => focused(page), 'Undo')
    await page.clock.runFor(UNDO_MS)
    await settles(() => focused(page), 'No wallet connected')
    await page.clock.resume()
    await tabTo(page, /^Forget Tortoise Wallet$/)
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Forget Tortoise Wallet' }).waitFor({ state: 'hidden' })
    await settles(() => focused(page), 'No wallet connected')
    await tabTo(page, /^Connect Heron Wallet$/)
    await page.keyboard.press('Enter')
    await shop.prompt(HERON).waitFor()
    await tabTo(page, /^Approve$/)
    await page.keyboard.press('Enter')
    await connected(1)
    await page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
  })
})
