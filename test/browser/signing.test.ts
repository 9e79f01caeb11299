import { assert } from 'chai'
import { isHex, verifyMessage, isAddress } from 'viem'
import { it } from './support/it.js'

const SIGN = { name: 'Sign a message' }

describe('signing through Portico', () => {
  it('returns a publicly verifiable signature, over the exact requested message', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connect()
    await page.getByRole('button', SIGN).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Signed and verified for 0x/).waitFor()
    const code = page.getByRole('region', { name: 'Door code' }).getByRole('definition')
    const [message = '', signature = ''] = await code.allTextContents()
    const address = await shop.told('address').textContent()
    assert.isTrue(isHex(signature) && isAddress(address ?? '', { strict: false }))
    if (!isHex(signature) || address === null || !isAddress(address, { strict: false })) return
    assert.include(message, 'Lantern Row')
    assert.isTrue(await verifyMessage({ address, message, signature }))
    assert.isFalse(await verifyMessage({ address, message: `${message}!`, signature }))
  })
  it('shows that the visitor declined, and signs when asked again', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connect()
    await page.getByRole('button', SIGN).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
    await page.getByText(/^Not signed: User rejected the request/).waitFor()
    await page.getByRole('button', SIGN).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Signed and verified for 0x/).waitFor()
  })
})
