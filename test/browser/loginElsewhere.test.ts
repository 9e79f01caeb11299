import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'

describe('a visitor who logged in, in two tabs', () => {
  it('is followed in both: who logs out and in as another in one is the other in both [U-33] [S7-38]', async ({
    shop,
    world,
    anotherTab,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, 'ana@lantern.example')
    const ana = await shop.told('address').textContent()
    const other = await anotherTab()
    await other.go('?login=1')
    await other.accountButton.waitFor()
    await other.disconnect()
    await shop.connectButton.waitFor()
    await logInByEmail(other, secureSite, 'bob@lantern.example')
    await shop.page.bringToFront()
    await shop.accountButton.waitFor()
    const bob = await other.told('address').textContent()
    assert.notEqual(bob, ana)
    await settles(() => shop.told('address').textContent(), bob)
    await settles(() => shop.told('user').textContent(), await other.told('user').textContent())
    await shop.openAccount()
    await shop.view('Account').getByText('bob@lantern.example').waitFor()
  })
})
