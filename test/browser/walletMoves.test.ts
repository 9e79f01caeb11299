import { assert } from 'chai'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { stopClock } from './support/stopClock.js'

/** The blockchain API's name of an account, or else its shortened address. */
const nameOf = async (blockchainApi: string, address: string): Promise<string> => {
  const answer = await fetch(`${blockchainApi}v1/identity/${address}?projectId=sandbox`)
  const identity: unknown = await answer.json()
  const name = typeof identity === 'object' && identity !== null && 'name' in identity ? identity.name : undefined
  return typeof name === 'string' ? name : truncateAddress(address)
}

describe('an action of the visitor in the wallet', () => {
  it('such as an account change shows in the button, the modal and the host [U-42]', async ({ shop, world }) => {
    const [first = '', second = ''] = world.sandbox.accounts
    await shop.page.clock.install()
    await shop.go()
    await shop.connect()
    assert.equal(await shop.told('address').textContent(), first)
    await shop.openAccount()
    await shop.view('Account').getByText(truncateAddress(first)).first().waitFor()
    const wallet = await shop.settings('Heron Wallet')
    // At once, not at the next poll: no timer runs.
    await stopClock(shop.page)
    await wallet.getByRole('radio', { name: second }).click()
    await settles(() => shop.told('address').textContent(), second)
    await shop.page.clock.resume()
    await wallet.getByRole('button', { name: 'Done' }).click()
    await shop
      .view('Account')
      .getByRole('listitem')
      .and(shop.page.locator('[aria-current=true]'))
      .getByText(truncateAddress(second))
      .waitFor()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.header
      .getByRole('button', { name: `Account ${await nameOf(world.sandbox.blockchainApi, second)}` })
      .waitFor()
  })
  it('is queried after a return from the back-forward cache, where its event was missed [U-33] [U-36] [U-42]', async ({
    shop,
    world,
  }) => {
    const [first = '', second = ''] = world.sandbox.accounts
    // Headless Chromium has no back-forward cache: the wallet's events do not arrive, and then the page gets the event
    // of its return.
    await shop.page.addInitScript(() =>
      window.addEventListener('eip6963:announceProvider', (event) => {
        Object.assign((event as CustomEvent<{ provider: object }>).detail.provider, { on: Boolean })
      }),
    )
    await shop.go()
    await shop.connect()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('radio', { name: second }).click()
    await wallet.getByRole('radio', { name: 'Sandbox Two', exact: true }).click()
    await wallet.getByRole('button', { name: 'Done' }).click()
    assert.equal(await shop.told('address').textContent(), first)
    await shop.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await settles(() => shop.told('address').textContent(), second)
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
  })
  it('such as a switch to a network that the shop does not use is shown, with the way back [U-36]', async ({
    shop,
  }) => {
    await shop.go()
    await shop.connect()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('radio', { name: 'Ethereum' }).click()
    await wallet.getByRole('button', { name: 'Done' }).click()
    await settles(() => shop.told('network').textContent(), 'Not a network of this shop (eip155:1)')
    await settles(() => shop.told('balance').textContent(), 'none')
    await shop.view('UnsupportedChain').getByText('This site does not use Ethereum, where your wallet is.').waitFor()
    await checkAccessibility(shop.page)
    await shop.page.keyboard.press('Escape')
    await shop.header.getByRole('button', { name: /Wrong network/ }).click()
    await shop.view('UnsupportedChain').waitFor()
    const again = await shop.settings('Heron Wallet')
    await again.getByRole('radio', { name: 'Sandbox', exact: true }).click()
    await again.getByRole('button', { name: 'Done' }).click()
    await settles(() => shop.told('network').textContent(), 'Sandbox')
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
  })
  it('such as a switch to an unused network opens its view at once, which closes when the wallet leaves, and not on a reload [S4-18]', async ({
    shop,
  }) => {
    await shop.go()
    await shop.connect()
    await shop.moveWallet('heron', 31339)
    await shop.view('UnsupportedChain').waitFor()
    await shop.moveWallet('heron', 31337)
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.moveWallet('heron', 31339)
    await shop.view('UnsupportedChain').waitFor()
    await shop.page.reload()
    await settles(() => shop.told('network').textContent(), 'Not a network of this shop (eip155:31339)')
    await shop.header.getByRole('button', { name: /Wrong network/ }).waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
  })
  it('such as a disconnect ends the connection everywhere', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('button', { name: 'Disconnect this site' }).click()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.connectButton.waitFor()
  })
  it('such as unlocking restores the connection without a prompt: on the page, and after a reload in between [U-33] [U-42]', async ({
    shop,
    world,
  }) => {
    const [first = ''] = world.sandbox.accounts
    const press = async (button: 'Lock' | 'Unlock'): Promise<void> => {
      await (await shop.settings('Heron Wallet')).getByRole('button', { name: button, exact: true }).click()
    }
    const isAway = async (): Promise<void> => {
      await shop.connectButton.waitFor()
      assert.equal(await shop.told('status').textContent(), 'Not connected')
    }
    const isBack = async (): Promise<void> => {
      await shop.accountButton.waitFor()
      await settles(() => shop.told('address').textContent(), first)
      assert.equal(await shop.prompt('Heron Wallet').count(), 0)
    }
    await shop.go()
    await shop.connect()
    await settles(() => shop.page.evaluate(() => localStorage.getItem('portico.accounts') !== null), true)
    await press('Lock')
    await isAway()
    await press('Unlock')
    await isBack()
    await press('Lock')
    await isAway()
    await shop.page.reload()
    await isAway()
    await press('Unlock')
    await isBack()
    await shop.page.reload()
    await isBack()
  })
  it('such as a late signature does not count for a connection that ended meanwhile [U-41]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connect()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    const request = shop.prompt('Heron Wallet')
    await request.waitFor()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('button', { name: 'Disconnect this site' }).click()
    await page.getByText('Not signed: The wallet changed while the request was open').waitFor()
    await request.getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    assert.equal(await page.getByText(/Signed and verified/).count(), 0)
  })
  it('such as a late approval is ignored once the visitor has left', async ({ shop, context }) => {
    await context.clock.install()
    await shop.go()
    await shop.choose('Tortoise Wallet')
    await shop.prompt('Tortoise Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Connect').waitFor()
    await context.clock.runFor(5_000)
    assert.equal(await shop.told('status').textContent(), 'Not connected')
    assert.isTrue(await shop.view('Connect').isVisible())
  })
  it('such as a slow approval is awaited while the visitor stays', async ({ shop, context }) => {
    await context.clock.install()
    await shop.go()
    await shop.choose('Tortoise Wallet')
    await shop.prompt('Tortoise Wallet').getByRole('button', { name: 'Approve' }).click()
    await context.clock.runFor(5_000)
    await settles(() => shop.told('wallet').textContent(), 'Tortoise Wallet')
  })
})
