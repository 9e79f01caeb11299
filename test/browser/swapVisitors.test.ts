import { assert } from 'chai'
import { PAYMENT_AR } from '../../ui-react/payment/messages.ar.js'
import { SWAP_AR } from '../../ui-react/swap/messages.ar.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { answer, field, press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import { settles } from './support/settles.js'
import {
  amountOf,
  beginOnBase,
  connectOnBase,
  isSwapped,
  leftOf,
  openSwap,
  pick,
  review,
  swapNow,
} from './support/swapping.js'
import { tabTo } from './support/tabTo.js'
import { openClient } from '../../sandbox/chain/transactions.js'

/** As a browser does with a tab that is hidden or shown again. */
const turn = ({ page }: ShopPage, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

describe('a visitor who swaps', () => {
  it('needs only the keyboard, from the account to the mined transaction; with insufficient funds there is a link to receive more, and the form is kept [S1-06] [S2-19] [U-79] [V-36]', async ({
    shop,
    world,
  }) => {
    const from = await connectOnBase(shop)
    const before = Number(await amountOf(world, from, 'ALDR'))
    await shop.openAccount()
    const { keyboard } = shop.page
    await tabTo(shop.page, /^Swap$/)
    await keyboard.press('Enter')
    await shop.view('Swap').waitFor()
    await tabTo(shop.page, /^Token that you get/)
    await keyboard.press('Enter')
    await shop.view('SwapSelectToken').waitFor()
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
    await checkAccessibility(shop.page)
    await keyboard.type('alder')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await shop.view('Swap').waitFor()
    await field(shop, 'You pay').focus()
    await keyboard.type('1000')
    await tabTo(shop.page, /^Add funds$/)
    await checkAccessibility(shop.page)
    await keyboard.press('Enter')
    await shop.view('WalletReceive').waitFor()
    await tabTo(shop.page, /^Back$/)
    await keyboard.press('Enter')
    await shop.view('Swap').waitFor()
    await settles(() => field(shop, 'You pay').inputValue(), '1000')
    await shop.modal.getByRole('button', { name: /^Token that you get ALDR/ }).waitFor()
    await field(shop, 'You pay').fill('')
    await keyboard.type('0.25')
    await tabTo(shop.page, /^Review$/)
    await keyboard.press('Enter')
    await shop.view('SwapPreview').waitFor()
    await tabTo(shop.page, /^Swap$/)
    await shop.modal.getByRole('button', { name: 'Swap', exact: true, disabled: false }).waitFor()
    await checkAccessibility(shop.page)
    await keyboard.press('Enter')
    await answer(shop, 'Approve')
    await isSwapped(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), before + 700)
  })

  it('can use Arabic: right-to-left, in its texts and digits', async ({ shop }) => {
    await connectOnBase(shop)
    await shop.page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
    await shop.page.getByRole('button', { name: /^الحساب/ }).click()
    await shop.modal.getByRole('button', { name: SWAP_AR['swap.action'], exact: true }).click()
    await shop.view('Swap').waitFor()
    assert.equal(await shop.modal.evaluate((node) => getComputedStyle(node).direction), 'rtl')
    const named = (role: 'button' | 'textbox', name: string) => shop.modal.getByRole(role, { name })
    await named('button', SWAP_AR['swap.getToken']).click()
    await named('button', 'Alder Dollar').click()
    await named('textbox', SWAP_AR['swap.pay']).fill('٠٫٢٥')
    await named('button', PAYMENT_AR['payment.review']).click()
    await shop.view('SwapPreview').waitFor()
    await shop.modal.getByText(SWAP_AR['swap.preparing']).waitFor({ state: 'detached' })
    await shop.modal.getByText('0.25 ETH').first().waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: SWAP_AR['swap.confirm'], exact: true }).click()
    await answer(shop, 'Approve')
    await shop.view('SwapConfirmed').waitFor()
  })

  it('sees the remaining validity of a quote, gets a new one then, and none while the tab is hidden [U-102]', async ({
    shop,
    world,
  }) => {
    await beginOnBase(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('1')
    await shop.modal.getByText(/^New quote in \d+ s$/).waitFor()
    const asked = (): number => world.sandbox.requests().filter(({ path }) => path.includes('convert/quotes')).length
    const atFirst = asked()
    await goOnUntil(shop.page, () => asked() > atFirst)
    await goOnUntil(shop.page, async () => (await shop.modal.getByText(/^New quote in \d+ s$/).count()) > 0)
    await turn(shop, 'hidden')
    await goOnUntil(shop.page, async () => (await shop.modal.getByText('Getting a new quote…').count()) > 0)
    const inSight = asked()
    for (let second = 0; second < 60; second += 1) await shop.page.clock.runFor(1_000)
    assert.equal(asked(), inSight)
    await turn(shop, 'visible')
    await goOnUntil(shop.page, () => asked() > inSight)
    await goOnUntil(shop.page, async () => (await shop.modal.getByText(/^New quote in \d+ s$/).count()) > 0)
  })

  it('who approves exactly the swapped amount, and reloads while that is pending, finds it pending, and swaps after it; no allowance remains [K-02] [X-10]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    await checkAccessibility(shop.page)
    const client = openClient(world.sandbox.rpc['eip155:8453'])
    await client.setAutomine(false)
    try {
      await press(shop, 'Approve BRKN')
      await answer(shop, 'Approve')
      await shop.modal.getByText('Waiting for Sandbox Base to take the approval in…').waitFor()
      await shop.page.reload()
      await shop.page.getByRole('button', { name: /1 pending/ }).waitFor()
      await client.mine({ blocks: 1 })
      await settles(() => leftOf(world, from, 'BRKN'), String(100n * 10n ** 18n))
      await goOnUntil(shop.page, () => shop.page.getByText('Transaction confirmed').isVisible())
    } finally {
      await client.setAutomine(true)
    }
    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    await swapNow(shop)
    await checkAccessibility(shop.page)
    assert.equal(await amountOf(world, from, 'BRKN'), '119900.5')
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), 2_500.75 + 70)
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
    assert.equal(await shop.modal.getByText(/may still take/).count(), 0)
  })
})
