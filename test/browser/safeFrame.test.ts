import { assert } from 'chai'
import type { FrameLocator, Page } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

/** An account outside the sandbox. */
const RECEIVER = '0x1111111254EEB25477B68fb85Ed929f73A960582'

interface Framed {
  readonly app: FrameLocator
  readonly press: (name: string | RegExp) => Promise<void>
  readonly says: (words: string | RegExp) => Promise<void>
  readonly owners: Page
}

const inSafe = async ({ page }: ShopPage, { sandbox, origin }: World, query = ''): Promise<Framed> => {
  await page.goto(sandbox.safe.pageFor(origin + query))
  const app = page.frameLocator('iframe')
  const dialog = app.getByRole('dialog')
  return {
    app,
    owners: page,
    press: (name) => dialog.getByRole('button', { name }).click(),
    says: (words) => dialog.getByText(words).waitFor(),
  }
}

const propose = async ({ app, press, owners }: Framed, decision: 'Sign' | 'Reject'): Promise<void> => {
  await app.getByRole('button', { name: /^Account/ }).click()
  await press(/^Send$/)
  await app.getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await app.getByRole('textbox', { name: 'To' }).fill(RECEIVER)
  await press('Review')
  await app.getByText('Paid by the owner who executes it').waitFor()
  await press(/^Send$/)
  await owners.getByRole('article', { name: 'New transaction' }).getByRole('button', { name: decision }).click()
}

/** The chunk of the Safe messages, by a text that no other chunk has. */
const safeCode = async (page: Page): Promise<readonly string[]> => {
  const scripts = page
    .frames()
    .flatMap((frame) => frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  return (await Promise.all(scripts)).flat().filter((name) => /openSafe/.test(name))
}

describe('a shop framed by a Safe', () => {
  it('connects to the Safe at start, and offers nothing else [U-107]', async ({ shop, world }) => {
    const { app, press } = await inSafe(shop, world, '?wallets=heron,tortoise')
    await app.getByRole('button', { name: /^Account/ }).waitFor()
    const told = app.getByRole('region', { name: 'Your account' }).getByRole('definition')
    assert.equal(await told.nth(2).textContent(), world.sandbox.safe.address)
    assert.lengthOf(await safeCode(shop.page), 1)
    await app.getByRole('button', { name: /^Account/ }).click()
    await press('Disconnect')
    await app.getByRole('button', { name: 'Connect Wallet' }).click()
    const rows = app.getByRole('dialog').getByRole('list', { name: 'Wallets' }).getByRole('button')
    await rows.first().waitFor()
    assert.deepEqual(await rows.allTextContents(), ['Safe'])
    assert.equal(await app.getByRole('dialog').getByRole('textbox').count(), 0)
    await rows.first().click()
    await app.getByRole('button', { name: /^Account/ }).waitFor()
  })

  it('proposes a transfer, shows how many signatures are missing, and that it is on the chain once an owner executed it [U-107] [S1-06]', async ({
    shop,
    world,
  }) => {
    const safe = await inSafe(shop, world)
    const before = await world.chain.balance(world.sandbox.safe.address)
    await propose(safe, 'Sign')
    await safe.says('Proposed. Waiting for 1 of 2 signatures.')
    assert.equal(await world.chain.balance(RECEIVER), '0')
    const queued = shop.page.getByRole('article', { name: 'Transaction 0' })
    await queued.getByText('1 of 2: needs signatures').waitFor()
    await queued.getByRole('button', { name: 'Sign as owner 2' }).click()
    await safe.says('Proposed. All have signed: an owner can execute it.')
    await queued.getByRole('button', { name: 'Execute' }).click()
    await safe.says(/^It is on /)
    assert.equal(await world.chain.balance(RECEIVER), '1.5')
    // The executing owner pays the fee.
    assert.equal(Number(await world.chain.balance(world.sandbox.safe.address)), Number(before) - 1.5)
  })

  it('shows that the owner declined, and then proposes nothing [S-28]', async ({ shop, world }) => {
    const safe = await inSafe(shop, world)
    await propose(safe, 'Reject')
    await safe.says('You declined it in the wallet. It was not sent.')
    assert.equal(await shop.page.getByRole('article').count(), 0)
  })
})

describe('a shop without a frame', () => {
  it('loads no Safe code [U-107]', async ({ shop }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    assert.deepEqual(await safeCode(shop.page), [])
  })
})
