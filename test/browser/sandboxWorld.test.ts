import { assert } from 'chai'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

describe('the sandbox in a page', () => {
  it('serves SVGs and bitmaps that a browser can show', async ({ shop, world }) => {
    await shop.go()
    const kinds = await shop.page.evaluate(async (walletApi) => {
      const addresses = Array.from(
        { length: 20 },
        (_, index) => `${walletApi}getWalletImage/wallet-${index}?projectId=sandbox`,
      )
      return Promise.all(
        addresses.map(async (address) => {
          const blob = await (await fetch(address)).blob()
          const image = new Image()
          image.src = URL.createObjectURL(blob)
          await image.decode()
          return blob.type
        }),
      )
    }, world.sandbox.walletApi)
    assert.sameMembers([...new Set(kinds)], ['image/png', 'image/svg+xml'])
  })
  it('follows its owner to the other chain, whose coin and balance are its own, and to one that the shop does not know [U-36]', async ({
    shop,
    world,
  }) => {
    const [owner = '0x'] = world.sandbox.accounts
    await shop.go()
    await shop.connect()
    await shop.moveInWallet('Heron Wallet', 'Sandbox Two')
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    await settles(() => shop.told('balance').textContent(), `${await world.secondChain.balance(owner)} FLNT`)
    await shop.moveWallet('heron', 31339)
    await settles(() => shop.told('network').textContent(), 'Not a network of this shop (eip155:31339)')
    await shop.moveWallet('heron', 31337)
    await settles(() => shop.told('network').textContent(), 'Sandbox')
  })
  it('has one chain for a shop that configures one', async ({ shop }) => {
    await shop.go('?networks=one')
    await shop.connect()
    await shop.moveWallet('heron', 31338)
    await settles(() => shop.told('network').textContent(), 'Not a network of this shop (eip155:31338)')
  })
  it('has a wallet that switches by itself after it connected [U-36]', async ({ shop }) => {
    await shop.go('?wallets=cuckoo')
    await shop.connect('Cuckoo Wallet')
    await settles(() => shop.told('network').textContent(), 'Not a network of this shop (eip155:31339)')
    assert.equal(await shop.told('status').textContent(), 'Connected')
  })
  it('has a wallet without an announcement, which is found nevertheless', async ({ shop }) => {
    await shop.go('?wallets=legacy')
    await shop.choose('Browser Wallet')
    await shop.prompt('Legacy Wallet').getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('status').textContent(), 'Connected')
  })
  it('has a wallet with another one’s name, and one with markup as name: each asks in its own name', async ({
    shop,
  }) => {
    await shop.go('?wallets=heron,twin,hostile')
    const title = await shop.page.title()
    await shop.openConnect()
    const rows = shop.modal.getByRole('button', { name: /^Heron Wallet.*Unverified/ })
    assert.equal(await rows.count(), 2)
    await rows.last().click()
    await shop.prompt('Twin Wallet').getByRole('button', { name: 'Reject' }).click()
    assert.equal(await shop.prompt('Heron Wallet').count(), 0)
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.modal.getByRole('button', { name: /^<img src=x/ }).click()
    await shop.prompt('Hostile Wallet').getByRole('button', { name: 'Reject' }).click()
    assert.equal(await shop.page.title(), title)
  })
})
