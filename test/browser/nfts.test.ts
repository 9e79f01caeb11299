import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const openNfts = async (shop: ShopPage, key = 'heron', name = 'Heron Wallet'): Promise<void> => {
  await shop.go(`?wallets=${key}`)
  await shop.connect(name)
  await shop.openAccount()
  await shop.modal.getByRole('tab', { name: 'NFTs' }).click()
}
const listed = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'NFTs' }).getByRole('listitem')
const namesOf = async (shop: ShopPage): Promise<string> => (await listed(shop).allTextContents()).sort().join()
const focused = ({ page }: ShopPage) => page.evaluate(() => document.activeElement?.textContent)
const pictures = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'NFTs' }).locator('img')

/** A history of this many NFTs, each received in its own transaction. */
const historyOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({
    id: `nft-${at}`,
    metadata: {
      operationType: 'receive',
      hash: `0x${at}`,
      chain: 'eip155:31337',
      minedAt: '2026-01-01T00:00:00Z',
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
    },
    transfers: [{ direction: 'in', quantity: { numeric: '1' }, nft_info: { name: `Tern ${at + 1}` } }],
  })),
  next: null,
})

describe('the NFTs of an account', () => {
  it("are those still held by the chain's history, with pictures and numbers, without spam, loaded when the tab is opened [S2-20] [S7-12] [S-12]", async ({
    shop,
    watch,
  }) => {
    const asked = (): boolean =>
      watch.requests().some((request) => /\/history|\/nft\/|nfts/i.test(new URL(request.url()).pathname))
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
    assert.isFalse(asked())
    assert.deepEqual(await shop.modal.getByRole('tab').allTextContents(), ['Tokens', 'NFTs', 'Activity'])
    await shop.modal.getByRole('tab', { name: 'NFTs' }).click()
    const birds = 'Estuary Birds #1,Estuary Birds #3,Estuary Birds #5'
    await settles(() => namesOf(shop), `${birds},Harbour Prints #1× 3,Harbour Prints #2`)
    await settles(() => pictures(shop).count(), 5)
    assert.isTrue(asked())
    assert.isFalse(watch.requests().some((request) => request.url().includes('SPAM')))
    await checkAccessibility(shop.page)
    await listed(shop).filter({ hasText: 'Prints #1' }).getByRole('button').click()
    const detail = shop.page.getByRole('dialog', { name: 'NFT' })
    await detail.getByText('Quantity').waitFor()
    await settles(() => detail.locator('img').count(), 1)
    await detail.getByRole('button', { name: 'Copy address of the contract' }).waitFor()
    assert.match((await detail.locator('dl').textContent()) ?? '', /^Quantity3Contract0x.+Token ID1$/)
    await checkAccessibility(shop.page)
  })

  it('are those that a wallet reports, with contract and number, without a server request', async ({ shop, watch }) => {
    await openNfts(shop, 'bower', 'Bower Wallet')
    const birds = 'Estuary Birds #1,Estuary Birds #3,Estuary Birds #5'
    await settles(() => namesOf(shop), `${birds},Harbour Prints #1× 3,Harbour Prints #2`)
    await settles(() => pictures(shop).count(), 5)
    assert.isFalse(watch.requests().some((request) => /\/history(?:\?|$)/.test(request.url())))
    await listed(shop).filter({ hasText: 'Birds #3' }).getByRole('button').click()
    const detail = shop.page.getByRole('dialog', { name: 'NFT' })
    await detail.getByRole('button', { name: 'Copy address of the contract' }).waitFor()
    await shop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await detail.getByRole('button', { name: 'Copy token ID' }).click()
    await detail.getByText('Token ID copied').waitFor()
    assert.equal(await shop.page.evaluate(() => navigator.clipboard.readText()), '3')
    assert.match((await detail.locator('dl').textContent()) ?? '', /CollectionEstuary BirdsContract0x.+Token ID3/)
    await checkAccessibility(shop.page)
  })

  it('can be browsed by keyboard, a thousand like a few, and a visitor who returns finds the opened one [P-06] [U-75]', async ({
    shop,
    world,
  }) => {
    const { page, modal } = shop
    world.sandbox.rewrite({ match: '/history', body: historyOf(1_000) })
    await openNfts(shop)
    await listed(shop).nth(5).waitFor()
    await page.keyboard.press('Tab')
    await settles(() => focused(shop), 'Tern 1')
    await page.keyboard.press('ArrowRight')
    await settles(() => focused(shop), 'Tern 2')
    await page.keyboard.press('ArrowDown')
    const columns = await modal
      .getByRole('list', { name: 'NFTs' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    assert.include([2, 3], columns)
    await settles(() => focused(shop), `Tern ${2 + columns}`)
    await page.keyboard.press('End')
    await settles(() => focused(shop), 'Tern 1000')
    await comesToRest(page)
    assert.isAtMost(await modal.locator('*').count(), 250)
    await page.keyboard.press('ArrowLeft')
    await settles(() => focused(shop), 'Tern 999')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'NFT' }).getByText('Tern 999').waitFor()
    await modal.getByRole('button', { name: 'Back' }).click()
    await settles(() => focused(shop), 'Tern 999')
    await page.keyboard.press('Home')
    await settles(() => focused(shop), 'Tern 1')
  })

  it('are shown as unavailable in place, without a notice, and can be retried after a moment', async ({
    shop,
    world,
  }) => {
    world.sandbox.fault({ match: '/history', body: 'nonsense' })
    await openNfts(shop)
    await shop.modal.getByText('NFTs can’t be shown right now.').waitFor()
    assert.equal(await shop.page.getByText('Failed to fetch transactions').count(), 0)
    await shop.modal
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Try again in a moment', disabled: true })
      .waitFor()
    await checkAccessibility(shop.page)
  })

  it('are stacked on a small screen with twice the text size', async ({ shop }) => {
    await openNfts(shop)
    await shop.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await shop.page.setViewportSize({ width: 320, height: 640 })
    await comesToRest(shop.page)
    await listed(shop).nth(1).waitFor()
    const lefts = await listed(shop).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    assert.lengthOf(new Set(lefts), 1)
  })
})
