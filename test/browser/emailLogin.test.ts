import { assert } from 'chai'
import { isAddress, isHex, verifyMessage } from 'viem'
import { comesToRest } from './support/comesToRest.js'
import { giveAddress } from './support/giveAddress.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'

/** What the visitor decides in the secure site's frame. */
const decide = async (shop: ShopPage, button: 'Approve' | 'Decline'): Promise<void> => {
  await shop.view('ApproveTransaction').waitFor()
  await shop.page.frameLocator('iframe').getByRole('button', { name: button }).click()
}
const addressOf = async (shop: ShopPage) => {
  const address = (await shop.told('address').textContent()) ?? ''
  if (!isAddress(address)) throw new Error('nobody is connected')
  return address
}

describe('logging in by e-mail', () => {
  it('asks nothing of the secure site before somebody gives an address, and loads no code of it [S1-03]', async ({
    shop,
    watch,
    world,
  }) => {
    await shop.go()
    await shop.openConnect()
    await shop.modal.getByRole('textbox', { name: 'E-mail' }).waitFor()
    assert.deepEqual(
      watch.requests().filter((request) => request.url().startsWith(world.sandbox.secureSite.url)),
      [],
    )
    assert.equal(await shop.page.locator('iframe').count(), 0)
  })

  it('takes the code in one field, which browsers fill in, as it is pasted with all that is around it [U-79]', async ({
    shop,
    world: { sandbox },
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go()
    await giveAddress(shop, ANA)
    sandbox.secureSite.openLink(await sandbox.secureSite.mail(ANA))
    const { code = '' } = await sandbox.secureSite.mail(ANA)
    const field = shop.modal.getByRole('textbox')
    await field.and(shop.page.getByRole('textbox', { name: 'Code' })).waitFor()
    assert.equal(await field.count(), 1)
    assert.equal(await field.getAttribute('autocomplete'), 'one-time-code')
    await shop.page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code: ${code.slice(0, 3)} ${code.slice(3)}.`,
    )
    await field.press('ControlOrMeta+v')
    await shop.accountButton.waitFor()
  })

  it('is in sight without scrolling, below three wallets and above those to get, on a desk and on a phone [S9-26] [V-01]', async ({
    shop,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await shop.page.setViewportSize({ width, height })
      for (const query of ['', '?wallets=']) {
        await shop.go(query)
        await shop.openConnect()
        const button = shop.modal.getByRole('button', { name: 'Continue', exact: true })
        await button.waitFor()
        await shop.row('All wallets').waitFor()
        await comesToRest(shop.page)
        const [dialog, field] = [await shop.modal.boundingBox(), await button.boundingBox()]
        if (dialog === null || field === null) return assert.fail('nothing is shown')
        assert.isAtMost(field.y + field.height, dialog.y + dialog.height, `${width} ${query}`)
      }
    }
  })

  it('connects by the link and the code in the mails, from a new device, and closes [S1-03] [S2-09] [S4-11]', async ({
    shop,
    world,
  }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    assert.isTrue(isAddress(await addressOf(shop)))
    const kept = await shop.page.evaluate(() => JSON.stringify(localStorage))
    assert.notInclude(kept, 'ana')
  })

  it('needs no link the second time, only a code, and comes to the same account [S4-11]', async ({ shop, world }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await logInByEmail(shop, secureSite, ANA)
    const address = await addressOf(shop)
    await shop.disconnect()
    await giveAddress(shop, ANA)
    const { code = '' } = await secureSite.mail(ANA)
    await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
    await shop.accountButton.waitFor()
    assert.equal(await addressOf(shop), address)
  })

  it('says at the field that an address is none, and asks nobody [S5-14] [W-15]', async ({ shop, world }) => {
    await shop.go()
    await shop.openConnect()
    const field = shop.modal.getByRole('textbox', { name: 'E-mail' })
    await field.fill('ana@lantern')
    await shop.page.keyboard.press('Enter')
    await shop.modal.locator('[aria-invalid="true"]').waitFor()
    assert.deepEqual(world.sandbox.secureSite.mails(), [])
  })

  it('clears a wrong code and says so, and takes the right one then [U-95]', async ({ shop, world }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await giveAddress(shop, ANA)
    secureSite.openLink(await secureSite.mail(ANA))
    const { code = '' } = await secureSite.mail(ANA)
    const field = shop.modal.getByRole('textbox', { name: 'Code' })
    await field.fill(code === '000000' ? '000001' : '000000')
    await shop.modal
      .getByText(/code is not right|wrong|not the code/i)
      .first()
      .waitFor()
    assert.equal(await field.inputValue(), '')
    await field.fill(code)
    await shop.accountButton.waitFor()
  })

  it('counts down what the server says of too many mails [S8-33] [U-95]', async ({ shop, world }) => {
    world.sandbox.secureSite.limit(ANA, 25)
    await shop.go()
    await shop.openConnect()
    await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
    await shop.page.keyboard.press('Enter')
    await shop.modal
      .getByText(/^Please try again after [12]\d seconds/)
      .first()
      .waitFor()
  })

  it('signs once the visitor approved in the frame, and the account vouches for it (ERC-1271) [S2-16] [S7-34]', async ({
    shop,
    world,
  }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await decide(shop, 'Approve')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    const [message = '', signature = ''] = await shop.page
      .getByRole('region', { name: 'Door code' })
      .getByRole('definition')
      .allTextContents()
    const address = await addressOf(shop)
    assert.isFalse(
      isHex(signature) && (await verifyMessage({ address, message, signature }).catch(() => false)),
      'a smart account signs as a contract',
    )
  })

  it('does not sign what the visitor declines, and is asked again [S2-16]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await decide(shop, 'Decline')
    await shop.page.getByText(/^Not signed: User rejected the request/).waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
  })

  it('gives a question up when the visitor closes it [S2-16] [S7-39]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await shop.view('ApproveTransaction').waitFor()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.page.getByText(/^Not signed: /).waitFor()
    await settles(() => world.sandbox.secureSite.heard().some(({ name }) => name === 'RPC_ABORT'), true)
  })

  it('pays, and the payment is on the chain [S7-34]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const payer = await addressOf(shop)
    const before = await world.chain.balance(payer)
    await shop.page.getByRole('button', { name: 'Leave a tip' }).click()
    await decide(shop, 'Approve')
    await shop.page.getByText(/^Thank you: 0x[0-9a-f]{64}$/).waitFor()
    // The hash is known before the block is made.
    await settles(async () => Number(await world.chain.balance(payer)) < Number(before), true)
  })

  it('comes back after a reload once the frame says so, and signs [S7-38]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const address = await addressOf(shop)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    assert.equal(await addressOf(shop), address)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await decide(shop, 'Approve')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })
})
