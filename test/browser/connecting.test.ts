import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** A provider that in-app browsers inject late, without removeListener. */
const injectLate = (): void => {
  // As entries: the page lacks the helper that the compiler uses to name functions.
  const ethereum = Object.fromEntries<(asked: { readonly method: string }) => unknown>([
    ['request', async ({ method }) => (method === 'eth_chainId' ? '0x7a69' : [`0x${'a1'.repeat(20)}`])],
    ['on', () => undefined],
  ])
  Object.assign(window, { ethereum })
  window.dispatchEvent(new Event('ethereum#initialized'))
}

describe('connecting a browser wallet', () => {
  it('connects with Heron: Connect, then its prompt, then the account [S1-01][S2-02][S2-07][S2-24][S2-25][S4-01]', async ({
    shop,
  }) => {
    await shop.go()
    await shop.openConnect()
    await checkAccessibility(shop.page)
    await shop.row('Heron Wallet').click()
    await shop.view('ConnectingExternal').waitFor()
    await shop.prompt('Heron Wallet').waitFor()
    // Behind the dialog, where no focus leads.
    await shop.header.getByRole('button', { name: 'Connecting…', includeHidden: true }).waitFor()
    await checkAccessibility(shop.page)
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    assert.equal(await shop.told('status').textContent(), 'Connected')
    assert.equal(await shop.told('wallet').textContent(), 'Heron Wallet')
    await shop.openAccount()
    await checkAccessibility(shop.page)
  })
  it('connects with a wallet of an in-app browser injected 3 s after the page load, with none before [S1-01] [U-31]', async ({
    shop,
  }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.page.waitForFunction(() => performance.now() > 3_000)
    assert.equal(await shop.row('Browser Wallet').count(), 0)
    await shop.page.evaluate(injectLate)
    await shop.row('Browser Wallet').click()
    await shop.modal.waitFor({ state: 'hidden' })
    assert.equal(await shop.told('wallet').textContent(), 'Browser Wallet')
  })
  it('moves between its views without changing the address or the history of the page [S2-01]', async ({ shop }) => {
    await shop.go()
    const before = [shop.page.url(), await shop.page.evaluate(() => history.length)]
    await shop.connect()
    await shop.openAccount()
    assert.deepEqual([shop.page.url(), await shop.page.evaluate(() => history.length)], before)
  })
  it('goes back from a wallet to the list, and from the list closes [S2-26][S2-28]', async ({ shop }) => {
    await shop.go('?wallets=heron,silent')
    await shop.choose('Silent Wallet')
    await shop.view('ConnectingExternal').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Connect').waitFor()
    await shop.row('Silent Wallet').click()
    await shop.view('ConnectingExternal').waitFor()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.openConnect()
    assert.equal(await shop.modal.getByRole('button', { name: 'Back' }).count(), 0)
  })
  it('goes back to the account, not to the list, if another tab connected meanwhile [S2-27]', async ({
    shop,
    anotherTab,
  }) => {
    const second = await anotherTab()
    await shop.go('?wallets=heron,silent')
    await shop.choose('Silent Wallet')
    await shop.view('ConnectingExternal').waitFor()
    await second.go()
    await second.connect()
    await settles(() => shop.told('status').textContent(), 'Connected')
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Account').waitFor()
  })
})

describe('a wallet that is announced late', () => {
  it('appears in the open list, and connects [U-31]', async ({ shop }) => {
    await shop.page.clock.install()
    await shop.go('?announce=late:60000')
    await shop.openConnect()
    assert.equal(await shop.row('Heron Wallet').count(), 0)
    await shop.page.clock.fastForward(60_000)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })
  it('is restored after a reload, even if it comes late [U-31]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.go('?announce=late:1500')
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('status').textContent(), 'Connected')
    assert.equal(await shop.prompt('Heron Wallet').count(), 0)
  })
})
