import { assert } from 'chai'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { stopClock } from './support/stopClock.js'

/** Where the sandbox's wallet stores its grants. */
const HERON_MEMORY = 'sandbox-wallet.heron'

describe('staying connected', () => {
  it('disconnects, and connects again', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.disconnect()
    assert.equal(await shop.told('status').textContent(), 'Not connected')
    assert.equal(await shop.told('address').textContent(), 'none')
    await shop.connect()
    assert.equal(await shop.told('status').textContent(), 'Connected')
  })
  it('is connected after a reload without a prompt [U-28]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    const address = await shop.told('address').textContent()
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await settles(() => shop.told('address').textContent(), address)
    assert.equal(await shop.prompt('Heron Wallet').count(), 0)
  })
  it('is on the network the visitor chose, at once after a reload, also without a wallet', async ({ shop }) => {
    await shop.go()
    await settles(() => shop.told('network').textContent(), 'Sandbox')
    await shop.page.evaluate(
      (record) => localStorage.setItem('portico.networks', record),
      JSON.stringify({ version: 1, chosen: ['eip155:31338'] }),
    )
    await shop.page.reload()
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
  })
  it('stays disconnected after a reload and in a new tab, even with a wallet that keeps its grant [U-29]', async ({
    shop,
    anotherTab,
  }) => {
    await shop.go()
    await shop.connect()
    const permission = await shop.page.evaluate((key) => localStorage.getItem(key), HERON_MEMORY)
    await shop.disconnect()
    await shop.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      HERON_MEMORY,
      permission ?? '',
    ] as const)
    await shop.page.reload()
    const second = await anotherTab()
    await second.go()
    for (const tab of [shop, second]) {
      // Opening starts the core, so a memory that was not cleared would show now.
      await tab.openConnect()
      await tab.row('Heron Wallet').waitFor()
      assert.equal(await tab.told('status').textContent(), 'Not connected')
    }
  })
  it('agrees with a second tab on a connection and on its end, in both directions [U-33]', async ({
    shop,
    anotherTab,
  }) => {
    const second = await anotherTab()
    await shop.go()
    await second.go()
    await shop.connect()
    await settles(() => second.told('status').textContent(), 'Connected')
    await second.disconnect()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await second.connect()
    await settles(() => shop.told('status').textContent(), 'Connected')
    await shop.disconnect()
    await settles(() => second.told('status').textContent(), 'Not connected')
  })
  it('closes Connect when the wallet being restored is there [U-30] [U-31]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.page.clock.install()
    await stopClock(shop.page)
    await shop.go('?announce=late:1500')
    await shop.openConnect()
    await shop.page.clock.resume()
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
  })
  it('closes Connect in every tab when one connects [U-33]', async ({ shop, anotherTab }) => {
    const second = await anotherTab()
    await second.go()
    await second.openConnect()
    await shop.go()
    await shop.connect()
    await second.accountButton.waitFor()
    await second.modal.waitFor({ state: 'hidden' })
  })
  it('ends in every tab when one of them clears the storage [U-33]', async ({ shop, anotherTab }) => {
    const second = await anotherTab()
    await second.go()
    await shop.go()
    await shop.connect()
    await second.accountButton.waitFor()
    await shop.page.evaluate(() => localStorage.clear())
    for (const tab of [second, shop]) await settles(() => tab.told('status').textContent(), 'Not connected')
  })
})
