import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const networkRow = (shop: ShopPage, name: string) =>
  shop.modal.getByRole('list', { name: 'Networks' }).getByRole('button', { name: new RegExp(`^${name}( Current)?$`) })
const tryAgain = (shop: ShopPage) => shop.view('SwitchNetwork').getByRole('button', { name: 'Try again' })
const isAt = (shop: ShopPage, network: string) => settles(() => shop.told('network').textContent(), network)

/** From the page to the wait for a switch to the shop's second network. */
const askForSecond = async (shop: ShopPage): Promise<void> => {
  await shop.networkButton.click()
  await shop.view('Networks').waitFor()
  await networkRow(shop, 'Sandbox Two').click()
  await shop.view('SwitchNetwork').waitFor()
}
const connected = async (shop: ShopPage, key: string, wallet: string): Promise<void> => {
  await shop.go(`?wallets=${key}`)
  await shop.connect(wallet)
}

/** Has the wallets of the page fail with these words when they are asked to move, until `mended` is dispatched. */
const failSwitches = (words: string): void => {
  let isMended = false
  window.addEventListener('mended', () => (isMended = true))
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { provider } = (event as CustomEvent<{ provider: { request: (call: { method: string }) => unknown } }>).detail
    const { request } = provider
    provider.request = async (call) => {
      if (isMended || !/^wallet_(?:switch|add)Ethereum/.test(call.method)) return request(call)
      throw Object.assign(new Error(words), { code: -32603 })
    }
  })
}

describe('moving between networks', () => {
  it('takes the wallet along, and the page follows what the wallet says [S2-12] [U-36]', async ({ shop, world }) => {
    const [owner = '0x'] = world.sandbox.accounts
    await connected(shop, 'heron', 'Heron Wallet')
    await shop.networkButton.click()
    await shop.view('Networks').waitFor()
    assert.equal(await networkRow(shop, 'Sandbox').getAttribute('aria-current'), 'true')
    await checkAccessibility(shop.page)
    await networkRow(shop, 'Sandbox Two').click()
    await shop.page.getByRole('dialog', { name: 'Sandbox Two' }).getByText('Approve in Heron Wallet').waitFor()
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await isAt(shop, 'Sandbox Two')
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(async () => shop.told('balance').textContent(), `${await world.secondChain.balance(owner)} FLNT`)
    await shop.networkButton.click()
    await settles(() => networkRow(shop, 'Sandbox Two').getAttribute('aria-current'), 'true')
    await networkRow(shop, 'Sandbox Two').click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.header.getByRole('button', { name: 'Network: Sandbox Two' }).waitFor()
    await checkAccessibility(shop.page)
  })
  it('adds a network that the wallet does not know, as one flow [U-39]', async ({ shop }) => {
    await connected(shop, 'finch', 'Finch Wallet')
    await askForSecond(shop)
    const request = shop.prompt('Finch Wallet')
    await request.getByText('Add Sandbox Two (31338)?').waitFor()
    await request.getByRole('button', { name: 'Approve' }).click()
    await request.getByText('Move from Sandbox (31337) to Sandbox Two (31338)?').waitFor()
    await request.getByRole('button', { name: 'Approve' }).click()
    await isAt(shop, 'Sandbox Two')
    assert.equal(await tryAgain(shop).count(), 0)
  })
  it('says that the visitor declined, and works the second time [U-37] [W-40]', async ({ shop }) => {
    await connected(shop, 'heron', 'Heron Wallet')
    await askForSecond(shop)
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
    await shop.modal.getByText('Network not switched').waitFor()
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
    await tryAgain(shop).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await isAt(shop, 'Sandbox Two')
  })
  it('does not believe a wallet that says yes and stays [U-36] [W-40]', async ({ shop }) => {
    await connected(shop, 'magpie', 'Magpie Wallet')
    await askForSecond(shop)
    const prompt = shop.prompt('Magpie Wallet')
    await prompt.getByRole('button', { name: 'Approve' }).click()
    // It may lack the network: it is asked to add it, and asks whether to move once more.
    await prompt.waitFor({ state: 'hidden' })
    await prompt.getByRole('button', { name: 'Approve' }).click()
    await shop.modal.getByText('Magpie Wallet says it is on Sandbox').waitFor()
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
  })
  it('says why a wallet did not move in its own words, shortened and marked as its, and works once it can [U-37] [S-10] [W-40]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(failSwitches, `${'The vault <b>is</b> \u202Ebusy. '.repeat(8)}end`)
    await connected(shop, 'heron', 'Heron Wallet')
    await askForSecond(shop)
    const said = await shop.view('SwitchNetwork').getByText('Heron Wallet says: ').textContent()
    const words = /^Heron Wallet says: “\u2068(.*)\u2069”$/.exec(said ?? '')?.[1] ?? ''
    assert.match(words, /^(The vault <b>is<\/b> busy\. )+.*…$/)
    assert.isAtMost(words.length, 120)
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
    await shop.page.evaluate(() => window.dispatchEvent(new Event('mended')))
    await tryAgain(shop).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await isAt(shop, 'Sandbox Two')
  })
  it('tells what to do about a wallet that adds no networks [U-39]', async ({ shop }) => {
    await connected(shop, 'wren', 'Wren Wallet')
    await askForSecond(shop)
    await shop.modal.getByText('Wren Wallet does not know Sandbox Two').waitFor()
    await shop.modal.getByText(/chain ID 31338/).waitFor()
    await checkAccessibility(shop.page)
  })
  it('can be left while a wallet never answers, and gives up after five minutes [U-37] [U-108]', async ({
    shop,
    context,
  }) => {
    await context.clock.install()
    await connected(shop, 'sloth', 'Sloth Wallet')
    await askForSecond(shop)
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Networks').waitFor()
    await networkRow(shop, 'Sandbox Two').click()
    await shop.view('SwitchNetwork').waitFor()
    await context.clock.fastForward(301_000)
    await shop.modal.getByText('No answer', { exact: true }).waitFor()
    await settles(() => tryAgain(shop).evaluate((button) => button === document.activeElement), true)
    await isAt(shop, 'Sandbox')
  })
  it('moves the page itself while no wallet is connected, and remembers that', async ({ shop }) => {
    await shop.go()
    await shop.networkButton.click()
    await networkRow(shop, 'Sandbox Two').click()
    await isAt(shop, 'Sandbox Two')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.page.reload()
    await isAt(shop, 'Sandbox Two')
  })
  it('is not offered where the host switched it off, or has one network', async ({ shop }) => {
    for (const query of ['?switching=off', '?networks=one']) {
      await shop.go(query)
      assert.isTrue(await shop.networkButton.isDisabled(), query)
    }
    await shop.connect()
    await shop.openAccount()
    assert.equal(await shop.modal.getByRole('button', { name: /^Network: / }).count(), 0)
  })
  it('is reached from the account, and leads back to it', async ({ shop }) => {
    await connected(shop, 'heron', 'Heron Wallet')
    await shop.openAccount()
    await shop.modal.getByRole('button', { name: 'Network: Sandbox. Change' }).click()
    await networkRow(shop, 'Sandbox Two').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.view('Account').getByText('Heron Wallet on Sandbox Two').waitFor()
    await checkAccessibility(shop.page)
  })
  it('works with the keyboard alone [U-75]', async ({ shop }) => {
    const { page } = shop
    await connected(shop, 'heron', 'Heron Wallet')
    await shop.networkButton.focus()
    await page.keyboard.press('Enter')
    await settles(() => networkRow(shop, 'Sandbox').evaluate((row) => row === document.activeElement), true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shop.prompt('Heron Wallet').waitFor()
    // The view takes the focus once it is drawn, which may be after the wallet's window is there.
    await shop.view('SwitchNetwork').waitFor()
    await comesToRest(page)
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    await isAt(shop, 'Sandbox Two')
    await settles(() => shop.networkButton.evaluate((button) => button === document.activeElement), true)
  })
})
