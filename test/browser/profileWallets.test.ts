import { assert } from 'chai'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { focused } from './support/focused.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { HERON, profileOf, TORTOISE, TWO_EVM } from './support/profileOf.js'
import type { ShopPage } from './support/shopOn.js'
import { stopClock } from './support/stopClock.js'
import { tabTo } from './support/tabTo.js'

const ANA = 'ana@lantern.example'
const LOGIN = 'E-mail or social account'
const KESTREL = 'Kestrel Wallet'
const UNDO_MS = 10_000
const MESSAGES_LEAVE_MS = 5_000

/**
 * Logs in by e-mail in Connect, which is shown, beside a wallet: the wallets are shown, and that one was added.
 * `meanwhile`: before the code is entered.
 */
const logInHere = async (shop: ShopPage, site: SecureSite, meanwhile?: () => Promise<void>): Promise<void> => {
  await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
  await shop.page.keyboard.press('Enter')
  site.openLink(await site.mail(ANA))
  const { code = '' } = await site.mail(ANA)
  await meanwhile?.()
  // It leaves by itself: it is waited for from before on.
  const added = shop.modal.getByText('New wallet added').waitFor()
  await Promise.all([added, shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)])
  await shop.view('ProfileWallets').waitFor()
}

describe('the wallets of a visitor', () => {
  it('are two of one chain, where the shop keeps several: switching asks neither, and the shop follows [S2-11] [S1-08]', async ({
    shop,
  }) => {
    const profile = profileOf(shop)
    const { card, press, connected } = profile
    // Messages leave by themselves: they are waited for from before on.
    const says = (text: string): Promise<void> => shop.modal.getByText(text).waitFor({ timeout: 60_000 })
    await Promise.all([says('New wallet added'), profile.connectBoth()])
    await card(TORTOISE).getByText('Active').waitFor()
    await checkAccessibility(shop.page)
    await Promise.all([
      says('Wallet switched'),
      card(HERON)
        .getByRole('button', { name: /^Switch/ })
        .first()
        .click(),
    ])
    await profile.isOn(HERON)
    await card(HERON).getByText('Active').waitFor()
    const first = await shop.told('address').textContent()
    await card(HERON)
      .getByRole('button', { name: /^Switch/ })
      .click()
    await settles(async () => (await shop.told('address').textContent()) !== first, true)
    await profile.isOn(HERON)
    await shop.page.reload()
    await profile.isOn(HERON)
    await profile.toWallets()
    await connected(2)
    await press('Disconnect all')
    await shop.view('ProfileWallets').getByText('No wallet connected').waitFor()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await checkAccessibility(shop.page)
    await shop.page.getByRole('button', { name: 'Back' }).click()
    await shop.view('Connect').waitFor()
  })

  it('are a browser wallet and a login by e-mail beside it, which is said to be added and is used from then on [S2-11] [S1-08]', async ({
    shop,
    world: {
      sandbox: { secureSite },
    },
  }) => {
    const { toWallets, press, connected, card, isOn } = profileOf(shop)
    const { page } = shop
    await shop.go('?wallets=heron&multi=1')
    await shop.connect(HERON)
    await toWallets()
    await press('Add Ethereum & compatible wallet')
    await shop.view('Connect').waitFor()
    await logInHere(shop, secureSite)
    await connected(2)
    await card(LOGIN).getByText('Active').waitFor()
    await isOn(LOGIN)
    await checkAccessibility(page)
    await card(HERON)
      .getByRole('button', { name: /^Switch/ })
      .first()
      .click()
    await isOn(HERON)
    await page.reload()
    await isOn(HERON)
    await toWallets()
    await connected(2)
  })

  it('are shown after a login by e-mail beside a wallet that was unlocked meanwhile, though the visitor did not come from there [S2-11] [S1-08]', async ({
    shop,
    world: {
      sandbox: { secureSite },
    },
  }) => {
    const { connected, isOn } = profileOf(shop)
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
    await isOn(LOGIN)
  })

  it('are taken back by undo without a prompt, for 10 s; after that their access is over, and they are asked again [S2-11] [U-29]', async ({
    shop,
  }) => {
    const profile = profileOf(shop)
    const { card, before, press, undo, connected } = profile
    await shop.page.clock.install()
    await profile.connectBoth()
    await stopClock(shop.page)
    await press(`Disconnect ${TORTOISE}`)
    await profile.isOn(HERON)
    await connected(1)
    await settles(() => focused(shop.page), 'Undo')
    await before(TORTOISE).waitFor()
    await undo.click()
    await connected(2)
    await profile.isOn(TORTOISE)
    await settles(() => focused(shop.page), '2 wallets connected')
    await press(`Disconnect ${HERON}`)
    await settles(() => focused(shop.page), 'Undo')
    await shop.page.clock.runFor(UNDO_MS)
    await undo.waitFor({ state: 'hidden' })
    await settles(() => focused(shop.page), '1 wallet connected')
    await shop.page.clock.resume()
    await before(HERON).getByRole('button', { name: 'Connect' }).click()
    await profile.approve(HERON)
    await connected(2)
    await profile.isOn(HERON)
    await press(`Disconnect ${HERON}`)
    await before(HERON)
      .getByRole('button', { name: `Forget ${HERON}` })
      .click()
    await before(HERON).waitFor({ state: 'hidden' })
    await card(TORTOISE).waitFor()
  })

  it('carry names of the visitor, which are there after a reload and not longer than 40 characters [S2-11]', async ({
    shop,
  }) => {
    const profile = profileOf(shop)
    const { panel, card, press } = profile
    await shop.go(TWO_EVM)
    await shop.connect(HERON)
    await profile.toWallets()
    await press(`Rename ${HERON}`)
    const field = panel.getByRole('textbox', { name: `Your name for ${HERON}` })
    await shop.page.keyboard.type('Given up')
    await shop.page.keyboard.press('Escape')
    await settles(() => focused(shop.page), `Rename ${HERON}`)
    await shop.page.keyboard.press('Enter')
    await field.waitFor()
    await shop.page.keyboard.type(`Savings ${'x'.repeat(60)}`)
    await shop.page.keyboard.press('Enter')
    const label = `Savings ${'x'.repeat(32)}`
    await card(label).getByText(HERON).waitFor()
    await shop.page.reload()
    await profile.toWallets()
    await card(label).waitFor()
    await panel.getByRole('button', { name: `Disconnect ${label}` }).waitFor()
  })

  it('fit into 320 pixels, from the right in Arabic, with every button in sight [U-77]', async ({ shop }) => {
    const profile = profileOf(shop)
    await profile.connectBoth()
    await profile.press(`Disconnect ${TORTOISE}`)
    await profile.before(TORTOISE).waitFor()
    await shop.page.getByRole('combobox', { name: 'Language' }).selectOption('ar', { force: true })
    await profile.panel.getByText('استُخدمت سابقًا').first().waitFor()
    await shop.page.setViewportSize({ width: 320, height: 640 })
    await comesToRest(shop.page)
    // At once: what can be undone goes with its time.
    const sides = await profile.panel
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
      )
    assert.isAbove(sides.length, 8)
    assert.isAtLeast(Math.min(...sides), 0)
    assert.isAtMost(Math.max(...sides), 320)
  })

  it('are left one at a time by the account’s own button, which shows the others [S2-11]', async ({ shop }) => {
    const profile = profileOf(shop)
    const { before, undo, connected } = profile
    await shop.page.clock.install()
    await profile.connectBoth()
    await stopClock(shop.page)
    await shop.page.keyboard.press('Escape')
    await shop.openAccount()
    await shop.view('Account').getByRole('button', { name: 'Disconnect' }).click()
    await connected(1)
    await before(TORTOISE).waitFor()
    await undo.waitFor()
    await profile.isOn(HERON)
  })

  it('are an EVM and a Solana wallet where the shop keeps one of each: each has its tab, and either can be the active one [S2-11] [S1-08] [U-40]', async ({
    shop,
  }) => {
    const profile = profileOf(shop)
    const { panel, card, press, undo, connected } = profile
    await shop.page.clock.install()
    await shop.go('?wallets=heron,kestrel&networks=all&login=off')
    await shop.connect(HERON)
    await profile.toWallets()
    await panel.getByRole('tab', { name: 'Solana' }).click()
    await panel.getByText('No wallet connected').waitFor()
    await press('Add Solana wallet')
    await shop.row(KESTREL).click()
    await profile.approve(KESTREL)
    await profile.isOn(KESTREL)
    await card(KESTREL).getByText('Active').waitFor()
    await panel.getByRole('tab', { name: 'Ethereum', exact: true }).click()
    await card(HERON)
      .getByRole('button', { name: /^Switch/ })
      .first()
      .click()
    await profile.isOn(HERON)
    await stopClock(shop.page)
    await shop.page.clock.runFor(MESSAGES_LEAVE_MS)
    await press(`Disconnect ${HERON}`)
    // It stays while the clock stands, over the last button, which can be pressed all the same.
    await shop.modal.getByText('Wallet disconnected').waitFor()
    await profile.isOn(KESTREL)
    await panel.getByText('No wallet connected').waitFor()
    await undo.click()
    await connected(1)
    await profile.isOn(HERON)
    await press('Disconnect everywhere')
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await panel.getByText('2 wallets disconnected.').waitFor()
    await undo.click()
    await connected(1)
    await panel.getByRole('tab', { name: 'Solana' }).click()
    await connected(1)
    assert.isFalse(await panel.getByRole('button', { name: /^Add/ }).isVisible())
  })

  it('are all within reach of the keyboard alone, and the focus is never lost [U-75]', async ({ shop }) => {
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
    await tabTo(page, /^Disconnect Tortoise Wallet$/)
    await page.keyboard.press('Enter')
    await settles(() => focused(page), 'Undo')
    await page.keyboard.press('Enter')
    await connected(2)
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
