import { assert } from 'chai'
import { isAddress, isHex, verifyMessage } from 'viem'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'

/** The visitor's decision in the secure site's frame. */
const decide = async (shop: ShopPage, button: 'Approve' | 'Decline'): Promise<void> => {
  await shop.view('ApproveTransaction').waitFor()
  await shop.page.frameLocator('iframe').getByRole('button', { name: button }).click()
}
const addressOf = async (shop: ShopPage) => {
  const address = (await shop.told('address').textContent()) ?? ''
  if (!isAddress(address)) throw new Error('nobody is connected')
  return address
}

describe('e-mail login', () => {
  it('is visible without scrolling, below three wallets and above those to install, on desktop and phone [S9-26] [V-01]', async ({
    shop,
  }) => {
    for (const query of ['', '?wallets=']) {
      await shop.go(query)
      await shop.openConnect()
      const button = shop.modal.getByRole('button', { name: 'Continue', exact: true })
      await button.waitFor()
      await shop.row('All wallets').waitFor()
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await shop.page.setViewportSize({ width, height })
        await comesToRest(shop.page)
        const [dialog, field] = [await shop.modal.boundingBox(), await button.boundingBox()]
        if (dialog === null || field === null) return assert.fail('nothing is shown')
        assert.isAtMost(field.y + field.height, dialog.y + dialog.height, `${width} ${query}`)
      }
    }
  })

  it('sends the secure site nothing before an address is entered, then takes the link and the code, pasted with surrounding text after a wrong one, and closes [S1-03] [S2-09] [S4-11] [U-79] [U-95]', async ({
    shop,
    watch,
    world: { sandbox },
    context,
  }) => {
    const { secureSite } = sandbox
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go()
    await shop.openConnect()
    const address = shop.modal.getByRole('textbox', { name: 'E-mail' })
    await address.waitFor()
    assert.isEmpty(watch.requests().filter((request) => request.url().startsWith(secureSite.url)))
    assert.equal(await shop.page.locator('iframe').count(), 0)
    await address.fill(ANA)
    await address.press('Enter')
    secureSite.openLink(await secureSite.mail(ANA))
    const { code = '' } = await secureSite.mail(ANA)
    const field = shop.modal.getByRole('textbox')
    await field.and(shop.page.getByRole('textbox', { name: 'Code' })).waitFor()
    assert.equal(await field.count(), 1)
    assert.equal(await field.getAttribute('autocomplete'), 'one-time-code')
    await field.fill(code === '000000' ? '000001' : '000000')
    await shop.modal.getByText(/^That code is not right/).waitFor()
    assert.equal(await field.inputValue(), '')
    await shop.page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code: ${code.slice(0, 3)} ${code.slice(3)}.`,
    )
    await field.press('ControlOrMeta+v')
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    assert.isTrue(isAddress(await addressOf(shop)))
    assert.notInclude(await shop.page.evaluate(() => JSON.stringify(localStorage)), 'ana')
  })

  it('signs once the visitor approved in the frame, as a contract (ERC-1271), is restored after a reload once the frame confirms, and signs again [S2-16] [S7-34] [S7-38]', async ({
    shop,
    world,
  }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    const address = await addressOf(shop)
    const sign = async (): Promise<void> => {
      await shop.page.getByRole('button', { name: 'Sign a message' }).click()
      await decide(shop, 'Approve')
      await shop.modal.waitFor({ state: 'hidden' })
      await shop.page.getByText(`Signed and verified for ${address}`).waitFor()
    }
    await sign()
    const [message = '', signature = ''] = await shop.page
      .getByRole('region', { name: 'Door code' })
      .getByRole('definition')
      .allTextContents()
    assert.isFalse(
      isHex(signature) && (await verifyMessage({ address, message, signature }).catch(() => false)),
      'a smart account signs as a contract',
    )
    await shop.page.reload()
    await shop.accountButton.waitFor()
    assert.equal(await addressOf(shop), address)
    await sign()
  })

  it('does not sign if the visitor declines in the frame or closes it, and can be asked again; pays, and the payment is on the chain [S2-16] [S7-34] [S7-39]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await logInByEmail(shop, secureSite, ANA)
    const sign = shop.page.getByRole('button', { name: 'Sign a message' })
    await sign.click()
    await decide(shop, 'Decline')
    await shop.page.getByText(/^Not signed: User rejected the request/).waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    await sign.click()
    await shop.view('ApproveTransaction').waitFor()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await settles(() => secureSite.heard().some(({ name }) => name === 'RPC_ABORT'), true)
    await shop.modal.waitFor({ state: 'hidden' })
    const payer = await addressOf(shop)
    const before = await world.chain.balance(payer)
    await shop.page.getByRole('button', { name: 'Leave a tip' }).click()
    await decide(shop, 'Approve')
    await shop.page.getByText(/^Thank you: 0x[0-9a-f]{64}$/).waitFor()
    // The hash is known before the block is mined.
    await settles(async () => Number(await world.chain.balance(payer)) < Number(before), true)
  })
})
