import { assert } from 'chai'
import { isAddress, isHex, verifyMessage } from 'viem'
import { it } from './support/it.js'
import type { PhonePage } from './support/phoneOn.js'
import type { ShopPage } from './support/shopOn.js'

const CODE = { name: 'QR code to scan with a wallet on a phone' }

const showCode = async (shop: ShopPage): Promise<void> => {
  await shop.openConnect()
  await shop.row('WalletConnect').click()
  await shop.modal.getByRole('img', CODE).waitFor()
}
const scan = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await phone.scan(await shop.modal.getByRole('img', CODE).screenshot())
  await phone.question('wants to connect').waitFor()
}
const pair = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await showCode(shop)
  await scan(shop, phone)
  await phone.approve('wants to connect')
  await shop.accountButton.waitFor()
}

describe('pairing a phone', () => {
  it('connects the phone that scanned the code on the screen, and closes [S1-02] [S2-05]', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await shop.modal.waitFor({ state: 'hidden' })
    assert.equal(await shop.told('wallet').textContent(), 'Osprey Phone')
    assert.match((await shop.told('address').textContent()) ?? '', /^0x/)
    await phone.sites.first().waitFor()
  })

  it('signs on the phone, and the signature verifies [S7-34]', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    const [message = '', signature = ''] = await shop.page.getByRole('region', { name: 'Door code' }).getByRole('definition').allTextContents()
    const address = (await shop.told('address').textContent()) ?? ''
    assert.isTrue(isHex(signature) && isAddress(address) && (await verifyMessage({ address, message, signature })))
  })
})
