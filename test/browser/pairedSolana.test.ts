import { address, getBase58Encoder, getPublicKeyFromAddress, signatureBytes, verifySignature } from '@solana/kit'
import { assert } from 'chai'
import { it } from './support/it.js'
import { pair, scan, showCode } from './support/pairing.js'
import type { PhonePage } from './support/phoneOn.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

const ALL = '?networks=all'

const solanaOf = ({ sandbox: { solana, phone } }: World) => ({
  network: solana?.network.name ?? assert.fail('litesvm does not run here'),
  accounts: phone.solanaAccounts,
})
const evmOf = ({ sandbox: { networks, phone } }: World) => ({
  network: networks[0].name,
  account: phone.accounts[0]?.address.toLowerCase() ?? '',
})
const addressIn = async (shop: ShopPage): Promise<string> =>
  (await shop.told('address').textContent())?.toLowerCase() ?? ''

/** The visitor switches to another network. */
const goTo = async (shop: ShopPage, network: string): Promise<void> => {
  await shop.page.bringToFront()
  await shop.networkButton.click()
  await shop.modal.getByRole('button', { name: network, exact: true }).click()
  await shop.modal.waitFor({ state: 'hidden' })
  await settles(() => shop.told('network').textContent(), network)
  await shop.modal.waitFor({ state: 'hidden' })
}
/** Signs in the shop, which verifies the signature. */
const sign = async (shop: ShopPage, phone: PhonePage): Promise<readonly [message: string, signature: string]> => {
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await phone.approve('wants you to sign a message')
  const signer = (await addressIn(shop)).slice(0, 4)
  await shop.page.getByText(new RegExp(`^Signed and verified for ${signer}`, 'i')).waitFor()
  const [message = '', signature = ''] = await shop.page
    .getByRole('region', { name: 'Door code' })
    .getByRole('definition')
    .allTextContents()
  return [message, signature]
}

describe('a phone with EVM and Solana', () => {
  it('connects both by one approval, signs on each, is restored whole after a reload, and disconnects from both when it ends the session [S1-08] [S7-34] [U-28] [U-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const [solana, evm] = [solanaOf(world), evmOf(world)]
    const key = solana.accounts[0] ?? ''
    const phone = await takePhone()
    await shop.go(ALL)
    await pair(shop, phone)
    await settles(() => addressIn(shop), evm.account)
    await goTo(shop, solana.network)
    await settles(() => shop.told('address').textContent(), key)
    assert.equal(await shop.told('wallet').textContent(), 'Osprey Phone')
    const [message, signature] = await sign(shop, phone)
    assert.isTrue(
      await verifySignature(
        await getPublicKeyFromAddress(address(key)),
        signatureBytes(Uint8Array.from(getBase58Encoder().encode(signature))),
        new TextEncoder().encode(message),
      ),
    )
    await goTo(shop, evm.network)
    await settles(() => addressIn(shop), evm.account)
    await sign(shop, phone)
    await shop.page.reload()
    await settles(() => addressIn(shop), evm.account)
    await goTo(shop, solana.network)
    await settles(() => shop.told('address').textContent(), key)
    await sign(shop, phone)
    await phone.disconnect()
    await shop.connectButton.waitFor()
    assert.equal(await addressIn(shop), 'none')
    await goTo(shop, evm.network)
    assert.equal(await addressIn(shop), 'none')
  })

  it('may grant Solana only: the page switches there, follows its account, and disconnects for good [U-42] [U-29]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const { network, accounts } = solanaOf(world)
    const phone = await takePhone()
    await shop.go(ALL)
    await showCode(shop)
    await scan(shop, phone)
    // The Solana accounts come after the two on EVM.
    await phone.grant([2, 3])
    await settles(() => shop.told('address').textContent(), accounts[0] ?? '')
    await settles(() => shop.told('network').textContent(), network)
    await settles(() => shop.told('balance').textContent(), '100 SOL')
    await phone.page.getByRole('combobox', { name: 'Solana account' }).selectOption({ index: 1 })
    await settles(() => shop.told('address').textContent(), accounts[1] ?? '')
    await shop.page.bringToFront()
    await shop.disconnect()
    await settles(() => phone.sites.count(), 0)
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })

  it('connects on a page with Solana only, which does not use the EVM accounts [S1-02]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const { accounts } = solanaOf(world)
    const phone = await takePhone()
    await shop.go('?networks=solana')
    await pair(shop, phone)
    await settles(() => shop.told('address').textContent(), accounts[0] ?? '')
    await sign(shop, phone)
  })

  it('gets no request for Solana from a site without such a network, which loads no code for it', async ({
    shop,
    takePhone,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    assert.equal(await phone.question('wants to connect').getByRole('checkbox').count(), 2)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
    const chunks = await shop.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    )
    assert.deepEqual(
      chunks.filter((name) => /nonEvmNamespaces|solana/i.test(name)),
      [],
    )
  })
})
