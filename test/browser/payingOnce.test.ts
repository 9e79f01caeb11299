import { assert } from 'chai'
import { isAddress } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

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
  await shop.page.clock.runFor(FIVE_MINUTES_MS)
  await shop.page.clock.runFor(3_000)
  await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
  await shop.modal.getByRole('button', { name: 'Close' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}
/** The codes for host and visitor. */
const isUnknown = async (shop: ShopPage): Promise<void> => {
  await shop.page.getByText(/^No tip: It is not known what became of the request/).waitFor()
  await shop.modal.getByText(/^It is not known whether your request was carried out/).waitFor()
}

describe('a payment of a login', () => {
  it('is made once when repeated after a timeout, in the same frame if that drops the first one, or in a new one if it is silent [S7-44] [S-30]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.page.clock.install()
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    const payer = await addressOf(shop)
    const balance = async (): Promise<number> => Number(await world.chain.balance(payer))
    const isPaidOnce = async (frames: number, ends: (shop: ShopPage) => Promise<void>): Promise<void> => {
      const before = await balance()
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
      // Nothing is left to approve, and nothing else was paid.
      assert.equal(await inFrame(shop).getByRole('article').count(), 0)
      assert.closeTo(before - (await balance()), 0.01, 0.002)
    }
    await isPaidOnce(1, timesOut)
    secureSite.fault({ message: 'RPC_ABORT', error: 'It is broken', silent: true })
    await isPaidOnce(2, isLost)
  })

  it('is approved in the frame, which our button focuses; an approved one has an unknown outcome after the frame reloads, or the page returns from the back-forward cache; one that was not approved closes on a logout in another tab [S2-16] [S7-44] [U-41] [U-75] [U-88]', async ({
    shop,
    anotherTab,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, ANA)
    const payer = await addressOf(shop)
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

    const before = Number(await world.chain.balance(payer))
    const paid = async (): Promise<number> => Math.round((before - Number(await world.chain.balance(payer))) * 100)
    secureSite.fault({ message: 'RPC_REQUEST', method: 'eth_sendTransaction', delayMs: 60_000 })
    await tip(shop)
    await approve(shop).click()
    await settles(paid, 1)
    const frame = await shop.page.locator('iframe').elementHandle()
    await (await frame?.contentFrame())?.goto(secureSite.sdk)
    await isUnknown(shop)
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.modal.waitFor({ state: 'hidden' })

    await tip(shop)
    await approve(shop).click()
    await settles(paid, 2)
    await shop.page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    })
    await isUnknown(shop)
    assert.equal(await paid(), 2)
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.modal.waitFor({ state: 'hidden' })

    secureSite.clearFaults()
    const other = await anotherTab()
    await other.go('?login=1')
    await other.accountButton.waitFor()
    await shop.page.bringToFront()
    await tip(shop)
    await other.disconnect()
    await shop.page.getByText(/^No tip: The wallet changed while the request was open/).waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(() => inFrame(shop).getByRole('article').count(), 0)
  })
})
