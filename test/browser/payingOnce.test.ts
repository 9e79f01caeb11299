import { assert } from 'chai'
import { isAddress } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import { shopOn, type ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'
const FIVE_MINUTES_MS = 300_000
const SAYS_NOTHING = { message: 'RPC_ABORT', error: 'It is broken', silent: true } as const
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
  await shop.page.clock.runFor(3_000)
  await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
  await shop.modal.getByRole('button', { name: 'Close' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}

describe('a payment of a visitor who logged in', () => {
  const faults = {
    'gives the first one up': { fault: undefined, frames: 1, ends: timesOut },
    'says nothing of the first one, and goes': {
      fault: SAYS_NOTHING,
      frames: 2,
      ends: async (shop: ShopPage): Promise<void> => {
        await shop.page.clock.runFor(FIVE_MINUTES_MS)
        await isLost(shop)
      },
    },
    'says nothing of the first one after the computer slept, and goes': {
      fault: SAYS_NOTHING,
      frames: 2,
      ends: async (shop: ShopPage): Promise<void> => {
        // All that is due comes at once, as it does when the lid is opened.
        await shop.page.clock.fastForward(2 * FIVE_MINUTES_MS)
        await isLost(shop)
      },
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

  for (const [what, leave] of Object.entries({
    'the modal is closed': (shop: ShopPage) => shop.modal.getByRole('button', { name: 'Close' }).click(),
    'the page was left and comes back as the browser kept it': (shop: ShopPage) =>
      shop.page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow'])
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      }),
    'the visitor logs out in another tab': async (shop: ShopPage) => {
      const other = shopOn(await shop.page.context().newPage())
      await other.page.goto(shop.page.url())
      await other.accountButton.waitFor()
      await other.disconnect()
      await shop.page.bringToFront()
    },
  }))
    it(`is told as unknown, to the host and to the visitor, when it was approved and ${what} [S7-44] [U-41] [U-88]`, async ({
      shop,
      world,
    }) => {
      const { secureSite } = world.sandbox
      await shop.go('?login=1')
      await logInByEmail(shop, secureSite, ANA)
      const payer = await addressOf(shop)
      const before = Number(await world.chain.balance(payer))
      const paid = async (): Promise<number> => Math.round((before - Number(await world.chain.balance(payer))) * 100)
      secureSite.fault({ message: 'RPC_REQUEST', method: 'eth_sendTransaction', delayMs: 60_000 })
      await tip(shop)
      await approve(shop).click()
      await settles(paid, 1)
      await leave(shop)
      await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
      await shop.modal.getByText(/^It is not known whether your request was carried out/).waitFor()
      assert.equal(await paid(), 1)
    })

  it('is decided on by its own buttons alone: ours leads into the frame, and is seen while it has the focus [S2-16] [U-75]', async ({
    shop,
    world,
  }) => {
    await shop.go('?login=1')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await tip(shop)
    const enter = shop.view('ApproveTransaction').getByRole('button')
    assert.equal(await enter.count(), 1)
    assert.isAtMost((await enter.boundingBox())?.height ?? 0, 1)
    await enter.focus()
    assert.isAtLeast((await enter.boundingBox())?.height ?? 0, 44)
    await shop.page.keyboard.press('Enter')
    await settles(() => shop.page.evaluate(() => document.activeElement?.localName), 'iframe')
    await inFrame(shop).getByRole('button', { name: 'Decline' }).click()
    await shop.page.getByText(/^No tip: The request was rejected/).waitFor()
  })

  it('is told as unknown when what the secure site answers is no hash: it was made [S7-44] [U-88]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    secureSite.fault({ message: 'RPC_REQUEST', method: 'eth_sendTransaction', payload: 'sent' })
    await tip(shop)
    await approve(shop).click()
    await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
    await shop.modal.getByText(/^It is not known whether your request was carried out/).waitFor()
  })

  it('is told as unknown when the page in the frame is loaded anew before it has answered [S7-44] [U-88]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    secureSite.fault({ message: 'RPC_REQUEST', method: 'eth_sendTransaction', silent: true })
    await tip(shop)
    await approve(shop).click()
    const frame = await shop.page.locator('iframe').elementHandle()
    await (await frame?.contentFrame())?.goto(secureSite.sdk)
    await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
    await shop.modal.getByText(/^It is not known whether your request was carried out/).waitFor()
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
