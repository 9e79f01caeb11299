import { assert } from 'chai'
import { isAddress } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import { shopOn, type ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'
const FIVE_MINUTES_MS = 300_000
const TIP = { name: 'Leave a tip' }

const addressOf = async (shop: ShopPage) => {
  const address = (await shop.told('address').textContent()) ?? ''
  if (!isAddress(address)) throw new Error('nobody is connected')
  return address
}
const inFrame = (shop: ShopPage) => shop.page.frameLocator('iframe')
const approve = (shop: ShopPage) => inFrame(shop).getByRole('button', { name: 'Approve' })
const tip = async (shop: ShopPage): Promise<void> => {
  await shop.page.getByRole('button', TIP).click()
  await shop.view('ApproveTransaction').waitFor()
  await approve(shop).waitFor()
}
const timesOut = async (shop: ShopPage): Promise<void> => {
  await shop.page.clock.runFor(FIVE_MINUTES_MS)
  await shop.page.getByText(/^No tip: The wallet did not answer the request/).waitFor()
  await shop.modal.waitFor({ state: 'hidden' })
}
const isLost = async (shop: ShopPage): Promise<void> => {
  await shop.page.clock.runFor(FIVE_MINUTES_MS + 3_000)
  await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
  await shop.modal.getByRole('button', { name: 'Close' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}

describe('a payment of a visitor who logged in', () => {
  const faults = {
    'gives the first one up': { fault: undefined, frames: 1, ends: timesOut },
    'says nothing of the first one, and goes': {
      fault: { message: 'RPC_ABORT', error: 'It is broken', silent: true },
      frames: 2,
      ends: isLost,
    },
  } as const
  for (const [what, { fault, frames, ends }] of Object.entries(faults))
    it(`is made once when it is asked for again after it timed out, where the frame ${what} [S7-44] [S-30]`, async ({
      shop,
      world,
    }) => {
      const { secureSite } = world.sandbox
      await shop.page.clock.install()
      await shop.go('?login=1')
      await logInByEmail(shop, secureSite, ANA)
      const payer = await addressOf(shop)
      const balance = async (): Promise<number> => Number(await world.chain.balance(payer))
      const before = await balance()
      if (fault !== undefined) secureSite.fault(fault)
      await tip(shop)
      await ends(shop)
      await shop.page.getByRole('button', TIP).click()
      await shop.view('ApproveTransaction').waitFor()
      await approve(shop).click()
      await shop.page.getByText(/^Thank you: 0x[0-9a-f]{64}$/).waitFor()
      await shop.modal.waitFor({ state: 'hidden' })
      assert.lengthOf(
        secureSite.heard().filter(({ name }) => name === 'READY'),
        frames,
      )
      // Nothing is left that could be approved, nor was anything else paid.
      assert.equal(await inFrame(shop).getByRole('article').count(), 0)
      assert.closeTo(before - (await balance()), 0.01, 0.002)
    })

  it('is told as unknown, to the host and to the visitor, when it is closed right after the approval [S7-44] [U-88]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    const payer = await addressOf(shop)
    const before = Number(await world.chain.balance(payer))
    secureSite.fault({ message: 'RPC_REQUEST', method: 'eth_sendTransaction', delayMs: 5_000 })
    await tip(shop)
    await approve(shop).click()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
    await shop.view('Account').waitFor()
    await shop.modal.getByText(/^It is not known whether your request was carried out/).waitFor()
    await settles(async () => Math.round((before - Number(await world.chain.balance(payer))) * 100), 1)
  })

  it('closes, and is told to the host at once, when the visitor logs out in another tab [U-41]', async ({
    shop,
    context,
    world,
  }) => {
    await shop.go('?login=1')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const other = shopOn(await context.newPage())
    await other.page.goto(shop.page.url())
    await other.accountButton.waitFor()
    await shop.page.bringToFront()
    await tip(shop)
    await other.disconnect()
    await shop.page.getByText(/^No tip: The wallet changed while the request was open/).waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(() => inFrame(shop).getByRole('article').count(), 0)
  })

  it('goes to the network that the visitor chose before a reload: page and frame are on it [S7-35] [S2-21]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('listitem').nth(1).getByRole('button').click()
    await settles(async () => (await shop.told('network').textContent()) !== 'Sandbox', true)
    const network = await shop.told('network').textContent()
    const heard = secureSite.heard().length
    const asked = () =>
      secureSite
        .heard()
        .slice(heard)
        .filter(({ name }) => name === 'GET_USER')
    await shop.page.reload()
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('network').textContent(), network)
    const chains = asked().map(({ payload }) => payload['chainId'])
    assert.isNotEmpty(chains)
    assert.notInclude(chains, 'eip155:31337')
  })
})
