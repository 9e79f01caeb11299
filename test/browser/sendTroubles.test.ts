import { assert } from 'chai'
import { parseAbi } from 'viem'
import { openClient, receiptOf } from '../../sandbox/chain/transactions.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'
import { answer, connectHeron, fill, field, HERON, isOnChain, openSend, press, RECEIVER } from './support/sending.js'

const GWEI = 10n ** 9n
const FIVE_MINUTES_MS = 300_000

const MINT = parseAbi(['function mint(address to, uint256 value)'])

const clientOf = ({ sandbox }: Pick<World, 'sandbox'>) => openClient(sandbox.rpc['eip155:31337'])
const says = ({ modal }: ShopPage, words: string) => modal.getByText(words, { exact: true }).waitFor()
const back = ({ page }: ShopPage) => page.getByRole('dialog').getByRole('button', { name: 'Back' }).first().click()

const choose = async (shop: ShopPage, token: RegExp): Promise<void> => {
  await press(shop, /^Sandbox Ether/)
  await press(shop, token)
}
const review = async (shop: ShopPage, amount: string): Promise<void> => {
  await fill(shop, RECEIVER, amount)
  await press(shop, 'Review')
  await shop.view('WalletSendPreview').waitFor()
}
/** Sends half a coin on a chain that mines nothing for now. */
const sendHalf = async (shop: ShopPage): Promise<void> => {
  await connectHeron(shop)
  await openSend(shop)
  await review(shop, '0.5')
  await press(shop, 'Send')
  await answer(shop, 'Approve')
  await says(shop, 'Sent. Waiting for Sandbox to confirm.')
}
const half = (world: World) => settles(() => world.chain.balance(RECEIVER), '0.5')

describe('problems with a transfer', () => {
  it('distinguish missing coins for the amount, for amount and fee, and for the fee of a token, and link to receiving or another wallet [V-39] [S5-06]', async ({
    shop,
    world,
  }) => {
    const from = await connectHeron(shop, '?wallets=heron,tortoise')
    await openSend(shop)
    await field(shop, 'To').fill(RECEIVER)
    await field(shop, 'Amount').fill('1000')
    await says(shop, 'Not enough ETH')
    await checkAccessibility(shop.page)
    await press(shop, 'Add funds')
    await shop.view('WalletReceive').waitFor()
    await back(shop)
    await settles(() => field(shop, 'Amount').inputValue(), '1000')
    assert.equal(await field(shop, 'To').inputValue(), RECEIVER)
    await review(shop, '12.3456789')
    await says(shop, 'Not enough ETH for the amount and any fee.')
    await press(shop, 'Add funds')
    await shop.view('WalletReceive').waitFor()
    await back(shop)
    await shop.view('WalletSendPreview').getByRole('button', { name: 'Back' }).click()
    await clientOf(world).setBalance({ address: from, value: 0n })
    await choose(shop, /^Cedar Dollar/)
    await review(shop, '1')
    await says(shop, 'Not enough ETH for the network fee.')
    await checkAccessibility(shop.page)
    assert.equal(await shop.prompt(HERON).count(), 0)
    await press(shop, 'Connect a different wallet')
    await shop.view('Connect').waitFor()
    await shop.row('Tortoise Wallet').click()
    await answer(shop, 'Approve', 'Tortoise Wallet')
    await settles(() => shop.told('wallet').textContent(), 'Tortoise Wallet')
    await openSend(shop)
    assert.equal(await field(shop, 'To').inputValue(), '')
  })

  it('include a fee that rises above the shown maximum: the preview is shown again before a wallet is asked, and can then be sent [U-103]', async ({
    shop,
    world,
  }) => {
    await connectHeron(shop)
    await openSend(shop)
    await review(shop, '1')
    await says(shop, 'Network fee')
    try {
      await world.sandbox.setBaseFee(500n * GWEI)
      await press(shop, 'Send')
      await says(shop, 'The terms have changed. Please look again.')
      await shop.modal.getByText('0.01052 ETH').waitFor()
      await checkAccessibility(shop.page)
      assert.equal(await shop.prompt(HERON).count(), 0)
      assert.equal(await world.chain.balance(RECEIVER), '0')
      await press(shop, 'Send')
      await answer(shop, 'Approve')
      await isOnChain(shop)
      assert.equal(await world.chain.balance(RECEIVER), '1')
    } finally {
      await world.sandbox.setBaseFee()
    }
  })

  it('include a token that reverts, with the reason before a wallet is asked; one that returns nothing is sent [U-103]', async ({
    shop,
    world,
  }) => {
    const client = clientOf(world)
    const from = await connectHeron(shop)
    const [account] = world.sandbox.accounts
    if (account === undefined) throw new Error('no account')
    for (const { address } of world.sandbox.oddTokens)
      await receiptOf(
        client,
        await client.writeContract({
          account,
          chain: null,
          address,
          abi: MINT,
          functionName: 'mint',
          args: [from, 7_000_000n],
        }),
      )
    await openSend(shop)
    await choose(shop, /^Anchored Note/)
    await review(shop, '2.5')
    await says(shop, 'This would fail on the chain, so it was not sent.')
    await says(shop, 'Reason: ANCH: the anchor holds')
    await checkAccessibility(shop.page)
    assert.equal(await shop.prompt(HERON).count(), 0)
    await shop.view('WalletSendPreview').getByRole('button', { name: 'Back' }).click()
    await press(shop, /^Anchored Note/)
    await press(shop, /^Old Harbour Dollar/)
    await review(shop, '2.5')
    await shop.modal.getByText('4.5 OLDH').waitFor()
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    assert.include(
      (await world.chain.tokens(RECEIVER)).map(({ symbol, amount }) => `${amount} ${symbol}`),
      '2.5 OLDH',
    )
  })

  it('do not include a reload while pending: it is in the activity, and its outcome is reported [K-02]', async ({
    shop,
    world,
  }) => {
    const client = clientOf(world)
    await client.setAutomine(false)
    try {
      await sendHalf(shop)
      await shop.page.reload()
      await shop.page.getByRole('button', { name: /1 pending/ }).waitFor()
      await shop.openAccount()
      await shop.modal.getByRole('tab', { name: 'Activity' }).click()
      const first = shop.modal.getByRole('list', { name: 'Transactions' }).getByRole('button').first()
      await settles(async () => /Pending/.test((await first.textContent()) ?? ''), true)
      await client.mine({ blocks: 1 })
      await goOnUntil(shop.page, () => shop.modal.getByText('Transaction confirmed').isVisible())
      await settles(async () => /Pending/.test((await first.textContent()) ?? ''), false)
      await half(world)
    } finally {
      await client.setAutomine(true)
    }
  })

  it(
    'do not include an offline page: view and page wait, and report that the chain has it once online [K-02] [X-16]',
    async ({ shop, context, world }) => {
      const client = clientOf(world)
      await client.setAutomine(false)
      try {
        const itsCode = shop.page.waitForEvent('requestfinished', (each) => each.url().includes('/TransactionMessage-'))
        await sendHalf(shop)
        const waits = shop.header.getByText(/1 pending/)
        await shop.page.getByText('Transaction sent').waitFor()
        // The code of the page's notices has loaded by then.
        await itsCode
        await context.setOffline(true)
        await client.mine({ blocks: 1 })
        await half(world)
        await says(shop, 'Sent. Waiting for Sandbox to confirm.')
        await waits.waitFor()
        await context.setOffline(false)
        await isOnChain(shop)
      } finally {
        await client.setAutomine(true)
      }
    },
    { tolerated: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] },
  )

  it('include a wallet that is silent for five minutes: the outcome is unknown, and the transfer is not repeated [S-28] [U-88]', async ({
    shop,
    world,
  }) => {
    await connectHeron(shop)
    await openSend(shop)
    await review(shop, '0.5')
    await press(shop, 'Send')
    await shop.prompt(HERON).waitFor()
    await shop.page.clock.runFor(FIVE_MINUTES_MS)
    await says(shop, 'It may have been sent. Look at your activity first.')
    await checkAccessibility(shop.page)
    const preview = shop.view('WalletSendPreview')
    await preview.getByRole('button', { name: 'Back' }).waitFor()
    assert.equal(await preview.getByRole('button', { name: 'Send' }).count(), 0)
    // The prompt is still open: a visitor who left and approves it now has paid once.
    await answer(shop, 'Approve')
    await half(world)
  })
})
