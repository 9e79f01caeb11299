import {
  address,
  getBase58Encoder,
  getPublicKeyFromAddress,
  isAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

const ANA = 'ana@lantern.example'

const addressOf = async (shop: ShopPage): Promise<string> => (await shop.told('address').textContent()) ?? ''
const approve = async (shop: ShopPage): Promise<void> => {
  await shop.view('ApproveTransaction').waitFor()
  await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
}
/** Signs in the shop, which verifies the signature, and verifies it again. */
const signs = async (shop: ShopPage): Promise<void> => {
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await approve(shop)
  await shop.page.getByText(/^Signed and verified for /).waitFor()
  const [message = '', signature = ''] = await shop.page
    .getByRole('region', { name: 'Door code' })
    .getByRole('definition')
    .allTextContents()
  const key = await getPublicKeyFromAddress(address(await addressOf(shop)))
  assert.isTrue(
    await verifySignature(
      key,
      signatureBytes(Uint8Array.from(getBase58Encoder().encode(signature))),
      new TextEncoder().encode(message),
    ),
  )
}
const networkOf = ({ sandbox: { solana } }: World): string =>
  solana?.network.name ?? assert.fail('litesvm does not run here')

/** The visitor switches to another network. */
const goTo = async (shop: ShopPage, network: string): Promise<void> => {
  await shop.networkButton.click()
  await shop.modal.getByRole('button', { name: network, exact: true }).click()
  await settles(() => shop.told('network').textContent(), network)
  await shop.modal.waitFor({ state: 'hidden' })
}

describe('a login on Solana', () => {
  it('has a Solana account, signs with its key, is restored after a reload, and ends with a logout [S6-04] [S7-34] [S7-38]', async ({
    shop,
    world,
  }) => {
    const network = networkOf(world)
    await shop.go('?networks=solana')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const account = await addressOf(shop)
    assert.isTrue(isAddress(account), account)
    await settles(() => shop.told('network').textContent(), network)
    await signs(shop)
    await shop.page.reload()
    await settles(() => addressOf(shop), account)
    await signs(shop)
    await shop.disconnect()
    await settles(() => world.sandbox.secureSite.heard().some(({ name }) => name === 'SIGN_OUT'), true)
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })

  it('moves from EVM to Solana and back, without another mail, and signs on each [S6-04] [S7-35]', async ({
    shop,
    world,
  }) => {
    const network = networkOf(world)
    await shop.go('?networks=all')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const [account, first] = [await addressOf(shop), (await shop.told('network').textContent()) ?? '']
    const mails = world.sandbox.secureSite.mails().length
    await goTo(shop, network)
    await settles(async () => isAddress(await addressOf(shop)), true)
    await signs(shop)
    await goTo(shop, first)
    await settles(() => addressOf(shop), account)
    assert.lengthOf(world.sandbox.secureSite.mails(), mails)
  })

  it("connects on the page's network, and does not move it to EVM [S6-04] [S2-21]", async ({ shop, world }) => {
    const network = networkOf(world)
    await shop.go('?networks=all')
    await goTo(shop, network)
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    assert.equal(await shop.told('network').textContent(), network)
    assert.isTrue(isAddress(await addressOf(shop)))
  })

  it('loads no Solana code on a site without such a network', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const chunks = await shop.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    )
    assert.deepEqual(
      chunks.filter((name) => /solana/i.test(name)),
      [],
    )
  })
})
