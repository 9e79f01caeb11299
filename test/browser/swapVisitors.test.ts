import { assert } from 'chai'
import { SWAP_AR } from '../../ui-react/swap/messages.ar.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, field, press } from './support/sending.js'
import { settles } from './support/settles.js'
import { amountOf, connectOnBase, isSwapped, leftOf, openSwap, pick, review } from './support/swapping.js'
import { tabTo } from './support/tabTo.js'
import { openClient } from '../../sandbox/chain/transactions.js'

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

  it('who turns the sides round pays what was to come out, to its last digit', async ({ shop }) => {
    await connectOnBase(shop)
    await openSwap(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('1')
    await settles(async () => (await field(shop, 'You get').inputValue()) !== '', true)
    const got = await field(shop, 'You get').inputValue()
    await press(shop, 'Turn the two sides round')
    assert.isTrue((await field(shop, 'You pay').inputValue()).startsWith(got))
    await shop.modal.getByRole('button', { name: /^Token that you get ETH/ }).waitFor()
  })

  it('who has too little is led to receive more, and finds the form as it was [V-36]', async ({ shop }) => {
    await connectOnBase(shop)
    await openSwap(shop)
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
    const from = await connectOnBase(shop)
    await openSwap(shop)
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
    await press(shop, 'Swap')
    await answer(shop, 'Approve')
    await isSwapped(shop)
    assert.equal(await amountOf(world, from, 'BRKN'), '119900.5')
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
  })
})
