import { assert } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { it } from './support/it.js'
import { CODE, copyLink, photograph, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

/** A shop with manual pairing makes its links elsewhere: here, in another shop. */
const linkOf = async (other: ShopPage, context: BrowserContext): Promise<string> => {
  await other.go()
  await showCode(other)
  return copyLink(other, context)
}

const giveLink = async (shop: ShopPage, link: string): Promise<void> => {
  await shop.page.getByLabel('Pairing link of the shop’s own provider').fill(link)
  await shop.page.getByRole('button', { name: 'Show it in Portico' }).click()
}

describe('manual control', () => {
  it("shows the code of the host's link, for any phone, and connects nothing itself [S2-06] [S2-22]", async ({
    shop,
    anotherTab,
    takePhone,
    context,
  }) => {
    const phone = await takePhone()
    const other = await anotherTab()
    const link = await linkOf(other, context)
    await shop.page.bringToFront()
    await shop.go('?manual=1')
    const sockets: string[] = []
    shop.page.on('websocket', (socket) => sockets.push(socket.url()))
    await giveLink(shop, link)
    await shop.view('ConnectingWalletConnectBasic').waitFor()
    await phone.scan(await photograph(shop))
    await phone.approve('wants to connect')
    await other.accountButton.waitFor()
    assert.isTrue(await shop.modal.getByRole('img', CODE).isVisible())
    assert.deepEqual(sockets, [])
    assert.notInclude(await shop.modal.innerHTML(), 'symKey')
  })

  it(
    'reports that nothing is configured when no link arrives, and shows one that arrives later [U-49]',
    async ({ shop, anotherTab, context }) => {
      // Before any page has timers, since a running one could not be stopped any more.
      await context.clock.install()
      const link = await linkOf(await anotherTab(), context)
      await shop.page.bringToFront()
      await shop.go('?manual=1')
      await shop.connectButton.click()
      await shop.view('ConnectingWalletConnectBasic').waitFor()
      // The wait for a link starts when the pairing code has loaded.
      const isOver = async (): Promise<boolean> => {
        await shop.page.clock.runFor(21_000)
        return shop.modal.getByText('PTC-PAIRING-NOT-CONFIGURED').isVisible()
      }
      await settles(isOver, true)
      await shop.modal.getByRole('button', { name: 'Close' }).click()
      await giveLink(shop, link)
      await shop.modal.getByRole('img', CODE).waitFor()
    },
    { tolerated: [/PTC-PAIRING-NOT-CONFIGURED/] },
  )

  it(
    'starts with all wallets on a phone, and opens them with the host’s link [S2-22]',
    async ({ shop }) => {
      await shop.go('?manual=1')
      await shop.connectButton.click()
      await shop.view('AllWallets').waitFor()
    },
    { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  )
})
