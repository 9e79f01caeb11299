import { assert } from 'chai'
import { isAddress, isHex, verifyMessage } from 'viem'
import { it } from './support/it.js'
import { LONGEST_WAIT_MS } from './support/LONGEST_WAIT_MS.js'
import { copyLink, photograph, scan, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'
import { stopClock } from './support/stopClock.js'

describe('pairing a phone', () => {
  it('connects the phone that scanned the code, and closes; it signs, and pays on the chain; the page contains no names of the SDK, and the phone learns of the disconnect [S1-02] [S2-05] [S7-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const phone = await takePhone()
    await shop.go()
    const names = (): Promise<readonly string[]> => shop.page.evaluate(() => Object.getOwnPropertyNames(globalThis))
    const before = await names()
    await showCode(shop)
    const steps = await shop.view('ConnectingWalletConnect').getByRole('listitem').allInnerTexts()
    assert.deepEqual(steps, ['Open a wallet on another device', 'Tap scan, and point it at this code'])
    await scan(shop, phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    assert.equal(await shop.told('wallet').textContent(), 'Osprey Phone')
    const address = (await shop.told('address').textContent()) ?? ''
    if (!isAddress(address)) throw new Error('nobody is connected')
    await phone.sites.first().waitFor()

    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    const [message = '', signature = ''] = await shop.page
      .getByRole('region', { name: 'Door code' })
      .getByRole('definition')
      .allTextContents()
    assert.isTrue(isHex(signature) && (await verifyMessage({ address, message, signature })))

    const balance = await world.chain.balance(address)
    await shop.page.getByRole('button', { name: 'Leave a tip' }).click()
    await phone.approve('wants you to send a transaction')
    await shop.page.getByText(/^Thank you: 0x[0-9a-f]{64}$/).waitFor()
    // The hash is known before the block is mined.
    await settles(async () => (Number(balance) - Number(await world.chain.balance(address))).toFixed(2), '0.01')

    const added = (await names()).filter((name) => !before.includes(name))
    assert.deepEqual(added, [])
    await shop.disconnect()
    await phone.page.getByText('None.').waitFor()
  })

  it('reports a rejection, and shows a new code, whose link can be copied and works; it ends, also after a reload, when the phone disconnects [U-46] [U-49]', async ({
    shop,
    takePhone,
    context,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    await phone.reject('wants to connect')
    await shop.modal.getByText('Declined in the wallet. Scan this new code.').waitFor()
    const link = await copyLink(shop, context)
    assert.match(link, /^wc:[0-9a-f]{64}@2\?/)
    assert.notInclude(await shop.page.content(), link.slice(3, 40))
    await phone.paste(link)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
    await phone.disconnect()
    await shop.connectButton.waitFor()
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })

  it('replaces a code after four minutes by a new one, after dimming the old one [S4-05] [S4-06] [U-46]', async ({
    shop,
    takePhone,
    world,
  }) => {
    world.sandbox.relay.setFaults({ ignoresClocks: true })
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    const old = await photograph(shop)
    await stopClock(shop.page)
    await shop.page.clock.runFor(200_000)
    const over = shop.modal.getByRole('img', { name: 'Code expired. Getting a new one…' })
    const comesToItsEnd = async (): Promise<boolean> => {
      if (await over.isVisible()) return true
      await shop.page.clock.runFor(100)
      return false
    }
    await settles(comesToItsEnd, true, 3 * LONGEST_WAIT_MS)
    await shop.page.clock.resume()
    await shop.modal.getByText('The last code ran out. Scan this new code.').waitFor()
    assert.notDeepEqual(await photograph(shop), old)
    await scan(shop, phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
  })

  it('opens a wallet’s web page in a new tab with the link, and is connected by it [S2-05] [U-23]', async ({
    shop,
    context,
  }) => {
    await shop.go('?custom=phone')
    await shop.openConnect()
    await shop.row('Osprey Phone').click()
    await shop.modal.getByRole('tab', { name: 'Web page' }).click()
    const opened = context.waitForEvent('page')
    await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
    const wallet = await opened
    await wallet
      .getByRole('article', { name: /wants to connect$/ })
      .getByRole('button', { name: 'Approve' })
      .click()
    await shop.page.bringToFront()
    await shop.accountButton.waitFor()
    assert.isTrue(await wallet.evaluate(() => window.opener === null))
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await shop.page.getByRole('button', { name: 'Open Osprey Phone' }).waitFor()
    await wallet.bringToFront()
    await wallet
      .getByRole('article', { name: /sign a message$/ })
      .getByRole('button', { name: 'Approve' })
      .click()
    await shop.page.bringToFront()
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })
})
