import { assert } from 'chai'
import { isAddress, isHex } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'

const ANA = 'ana@lantern.example'

describe('logging in by e-mail', () => {
  it('connects by the link and the code in the mails, from a new device, and closes [S1-03] [S2-09] [S4-11]', async ({ shop, world }) => {
    await shop.go('?login=1')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.modal.waitFor({ state: 'hidden' })
    const address = (await shop.told('address').textContent()) ?? ''
    assert.isTrue(isAddress(address))
    assert.isFalse(isHex(ANA))
  })
})
