import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { pair } from './support/pairing.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const TIP = { name: 'Leave a tip' }
const rows = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
const textsOf = async (shop: ShopPage): Promise<string> => (await rows(shop).allTextContents()).join('\n')

/** Opens the account tab, and returns its rows once one matches. */
const activityWith = async (shop: ShopPage, row: RegExp): Promise<string> => {
  await shop.openAccount()
  await shop.modal.getByRole('tab', { name: 'Activity' }).click()
  await settles(async () => row.test(await textsOf(shop)), true)
  return textsOf(shop)
}

describe('the holdings and activity of an account', () => {
  it('are shown for an account on a phone, whose payment comes first [S1-05] [S2-20]', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.page.clock.install()
    await shop.go()
    await pair(shop, phone)
    await shop.page.getByRole('button', TIP).click()
    await phone.approve('wants you to send a transaction')
    await goOnUntil(shop.page, () => shop.page.getByText('Transaction confirmed').isVisible())
    const [first = ''] = (await activityWith(shop, /-0\.010 ETH/)).split('\n')
    assert.match(first, /^Sentto 0x.+-0\.010 ETH/)
    await shop.modal.getByRole('tab', { name: 'NFTs' }).click()
    await shop.modal
      .getByRole('tabpanel', { name: 'NFTs' })
      .getByText(/No NFTs yet|#1/)
      .first()
      .waitFor()
    await shop.modal.getByRole('tab', { name: 'Tokens' }).click()
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
  })

  it('are shown for the account of a login, after a reload, too [S1-05] [S2-20]', async ({ shop, world }) => {
    await shop.page.clock.install()
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    await shop.page.getByRole('button', TIP).click()
    await shop.view('ApproveTransaction').waitFor()
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
    await shop.page.getByText(/^Thank you: 0x/).waitFor()
    await goOnUntil(shop.page, async () => (await shop.page.getByRole('button', { name: /pending/ }).count()) === 0)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    assert.match(await activityWith(shop, /ETH/), /-0\.010 ETH/)
  })

  it('hide look-alike transfers of a poisoner, and mark dust from a look-alike [S-07] [X-09]', async ({
    shop,
    world,
  }) => {
    await shop.page.clock.install()
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.page.getByRole('button', TIP).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await goOnUntil(shop.page, () => shop.page.getByText('Transaction confirmed').isVisible())
    await world.sandbox.poison()
    await shop.page.reload()
    await shop.accountButton.waitFor()
    const all = await activityWith(shop, /Look-alike address/)
    assert.notMatch(all, /[-+]0\.000 /)
    const bait = rows(shop).filter({ hasText: 'Look-alike address' })
    assert.equal(await bait.count(), 1)
    await checkAccessibility(shop.page)
    await bait.getByRole('button').click()
    await shop.modal.getByText('This address only looks like one that you know.').waitFor()
    await checkAccessibility(shop.page)
  })
})
