import { assert } from 'chai'
import { formatAmount } from '../../domain/amount/formatAmount.js'
import { everythingArrived } from './support/everythingArrived.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

/** Balances are cached, and a failed request is not repeated, for 30 s (S9-01, S8-04). */
const A_LITTLE_OVER_30_S = 31_000

const rowsOf = (shop: ShopPage): Promise<readonly string[]> =>
  shop.view('Account').getByRole('list', { name: 'Tokens' }).getByRole('listitem').allInnerTexts()

const showsToken = async (shop: ShopPage, name: string, amount: string): Promise<boolean> =>
  (await rowsOf(shop)).some((row) => row.includes(name) && row.includes(amount))

const BROKEN = /console error: Failed to load resource: the server responded with a status of 500/

describe('the balances of an account', () => {
  it('are those of the chain, native and ERC-20, without tokens of 0 decimals [S1-05][S5-09][S5-20]', async ({
    shop,
    world,
  }) => {
    const [owner = '0x'] = world.sandbox.accounts
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    const tokens = await world.chain.tokens(owner)
    const coins = await world.chain.balance(owner)
    assert.isAtLeast(tokens.length, 4)
    await settles(() => shop.told('balance').textContent(), `${coins} ETH`)
    await shop
      .view('Account')
      .getByText(`${formatAmount(coins)} ETH`)
      .first()
      .waitFor()
    for (const { name, symbol, decimals, amount } of tokens) {
      await settles(() => showsToken(shop, name, `${formatAmount(amount)} ${symbol}`), decimals > 0)
    }
  })
  it('are summed in dollars, with the coin of the network below [S5-22]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    const account = shop.view('Account')
    const total = account.getByRole('paragraph').filter({ hasText: /^Total/ })
    await account.getByRole('list', { name: 'Tokens' }).waitFor()
    const cents = (text: string): number => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/\D/g, ''))
    const sum = (await rowsOf(shop)).map(cents).reduce((all, one) => all + one, 0)
    assert.isAbove(sum, 0)
    // Each row is rounded separately.
    assert.closeTo(cents(await total.innerText()), sum, 4)
    await account
      .getByRole('paragraph')
      .filter({ hasText: /^Balance/ })
      .getByText(/ ETH$/)
      .waitFor()
  })

  it('follow a transfer on the chain while shown [U-57]', async ({ shop, world, context }) => {
    const [owner = '0x', other = '0x'] = world.sandbox.accounts
    await context.clock.install()
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    const [token] = await world.chain.tokens(owner)
    if (token === undefined) return assert.fail('the sandbox gave no token')
    await settles(() => showsToken(shop, token.name, formatAmount(token.amount)), true)
    await world.chain.send(owner, other, '2')
    await world.chain.sendToken(token, owner, other, '1.5')
    await context.clock.fastForward(A_LITTLE_OVER_30_S)
    const coins = await world.chain.balance(owner)
    const left = (await world.chain.tokens(owner)).find(({ address }) => address === token.address)?.amount ?? ''
    assert.notEqual(left, token.amount)
    await settles(() => showsToken(shop, token.name, `${formatAmount(left)} ${token.symbol}`), true)
    await settles(() => shop.told('balance').textContent(), `${coins} ETH`)
  })
  it(
    'are reported as unavailable once, are not requested again for 30 s, and recover [S8-04]',
    async ({ shop, world, context }) => {
      const isBalance = ({ path }: { readonly path: string }): boolean => path.endsWith('/balance')
      const asked = (): number => world.sandbox.requests().filter(isBalance).length
      await context.clock.install()
      world.sandbox.fault({ match: '/balance', status: 500 })
      await shop.go()
      await shop.connect()
      await shop.openAccount()
      const told = shop.modal.getByRole('alert').getByText('Token Balance Unavailable')
      await told.waitFor()
      await shop.modal.getByRole('button', { name: 'Dismiss' }).click()
      const before = asked()
      assert.isAtLeast(before, 1)
      world.sandbox.clearFaults()
      await shop.modal.getByRole('button', { name: 'Try again' }).click()
      await context.clock.runFor(10_000)
      await everythingArrived({ shop, world })
      assert.equal(asked(), before, 'asked again within 30 s')
      assert.equal(await told.count(), 0, 'told a second time')
      await context.clock.runFor(A_LITTLE_OVER_30_S)
      await shop.modal.getByRole('button', { name: 'Try again' }).click()
      await settles(() => showsToken(shop, 'Cedar Dollar', '1,250.750 CDR'), true)
    },
    { tolerated: [BROKEN] },
  )
})
