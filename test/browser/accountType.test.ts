import { assert } from 'chai'
import { isAddress, isHex, verifyMessage } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'
const SMART = { name: /^Use the smart account/ }

const addressOf = async (shop: ShopPage) => {
  const address = (await shop.told('address').textContent()) ?? ''
  if (!isAddress(address)) throw new Error('nobody is connected')
  return address
}
/**
 * Signs in the frame; the shop has verified it, by key or by contract. Returns whether a key alone could have signed.
 */
const signsByKey = async (shop: ShopPage): Promise<boolean> => {
  const address = await addressOf(shop)
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await shop.view('ApproveTransaction').waitFor()
  await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
  await shop.page.getByText(`Signed and verified for ${address}`).waitFor()
  const [message = '', signature = ''] = await shop.page
    .getByRole('region', { name: 'Door code' })
    .getByRole('definition')
    .allTextContents()
  return isHex(signature) && verifyMessage({ address, message, signature }).catch(() => false)
}
/** The stored account types of earlier choices. */
const preferKey = (shop: ShopPage): Promise<void> =>
  shop.page.evaluate(() => localStorage.setItem('portico.embedded.accountType', 'eoa'))

describe('the account type of a login', () => {
  it('switches from the key to the smart account, which then signs, is reported to the host, stores no link between the two, and is restored after a reload [S6-01] [S6-02] [S7-42] [S9-32]', async ({
    shop,
    world,
  }) => {
    await shop.go('?login=1')
    await preferKey(shop)
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const key = await addressOf(shop)
    assert.equal(await shop.told('kind').textContent(), 'Key')
    assert.isTrue(await signsByKey(shop))
    await shop.openAccount()
    await shop.modal.getByRole('button', SMART).click()
    await settles(() => shop.told('kind').textContent(), 'Smart account')
    await shop.modal.getByRole('button', SMART).waitFor({ state: 'detached' })
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await settles(async () => (await addressOf(shop)) !== key, true)
    const smart = await addressOf(shop)
    assert.isFalse(await signsByKey(shop))
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await settles(() => shop.told('kind').textContent(), 'Smart account')
    assert.deepEqual([await addressOf(shop), await shop.told('user').textContent()], [smart, ANA])
  })
})
