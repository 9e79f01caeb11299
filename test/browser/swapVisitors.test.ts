import { assert } from 'chai'
import { SWAP_AR } from '../../ui-react/swap/messages.ar.js'
import { checkAccessibility } from './support/checkAccessibility.js'
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

/** As a browser does with a tab that is left, or that is come back to. */
const turn = ({ page }: ShopPage, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Lets the page's time go on in small steps, so that answers of servers come in between them. */
const goOnUntil = ({ page }: ShopPage, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  settles(async () => {
    await page.clock.runFor(200)
    return isSo()
  }, true)

describe('a visitor who swaps', () => {
  it('needs the keyboard alone, from the account to the wallet [U-79]', async ({ shop, world }) => {
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
    await keyboard.type('alder')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await shop.view('Swap').waitFor()
    await field(shop, 'You pay').focus()
    await keyboard.type('0.25')
    await tabTo(shop.page, /^Review$/)
    await keyboard.press('Enter')
    await shop.view('SwapPreview').waitFor()
    await tabTo(shop.page, /^Swap$/)
    await shop.modal.getByRole('button', { name: 'Swap', exact: true, disabled: false }).waitFor()
    await keyboard.press('Enter')
    await answer(shop, 'Approve')
    await isSwapped(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), before + 700)
  })

  it('reads Arabic: from right to left, in its words and digits', async ({ shop }) => {
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
    await named('button', SWAP_AR['swap.review']).click()
    await shop.view('SwapPreview').waitFor()
    await shop.modal.getByText(SWAP_AR['swap.preparing']).waitFor({ state: 'detached' })
    await shop.modal.getByText('0.25 ETH').first().waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: SWAP_AR['swap.confirm'], exact: true }).click()
    await answer(shop, 'Approve')
    await shop.view('SwapConfirmed').waitFor()
  })

  it('sees for how long a quote holds, gets a new one then, and none while the tab is hidden [U-102]', async ({
    shop,
    world,
  }) => {
    await shop.page.clock.install()
    await beginOnBase(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('1')
    await shop.modal.getByText(/^New quote in \d+ s$/).waitFor()
    const asked = (): number => world.sandbox.requests().filter(({ path }) => path.includes('convert/quotes')).length
    const atFirst = asked()
    await goOnUntil(shop, () => asked() > atFirst)
    await goOnUntil(shop, async () => (await shop.modal.getByText(/^New quote in \d+ s$/).count()) > 0)
    await turn(shop, 'hidden')
    await goOnUntil(shop, async () => (await shop.modal.getByText('Getting a new quote…').count()) > 0)
    const inSight = asked()
    for (let second = 0; second < 60; second += 1) await shop.page.clock.runFor(1_000)
    assert.equal(asked(), inSight)
    await turn(shop, 'visible')
    await goOnUntil(shop, () => asked() > inSight)
    await goOnUntil(shop, async () => (await shop.modal.getByText(/^New quote in \d+ s$/).count()) > 0)
  })

  it('who turns the sides round pays what was to come out, to its last digit', async ({ shop }) => {
    await beginOnBase(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('1')
    await settles(async () => (await field(shop, 'You get').inputValue()) !== '', true)
    const got = await field(shop, 'You get').inputValue()
    await press(shop, 'Turn the two sides round')
    assert.isTrue((await field(shop, 'You pay').inputValue()).startsWith(got))
    await shop.modal.getByRole('button', { name: /^Token that you get ETH/ }).waitFor()
  })

  it('who has too little is led to receive more, and finds the form as it was [V-36]', async ({ shop }) => {
    await beginOnBase(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('1000')
    await press(shop, 'Add funds')
    await shop.view('WalletReceive').waitFor()
    await press(shop, 'Back')
    await shop.view('Swap').waitFor()
    await settles(() => field(shop, 'You pay').inputValue(), '1000')
    await shop.modal.getByRole('button', { name: /^Token that you get ALDR/ }).waitFor()
    await checkAccessibility(shop.page)
  })

  it('who reloads the page while an approval waits finds it in the activity, and swaps after it [K-02] [X-10]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
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
      await shop.page.getByText('Transaction confirmed').waitFor()
    } finally {
      await client.setAutomine(true)
    }
    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    await swapNow(shop)
    assert.equal(await amountOf(world, from, 'BRKN'), '119900.5')
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
  })
})
