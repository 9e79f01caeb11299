import { assert } from 'chai'
import { lookAlike } from '../../sandbox/chain/poisoner.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, connectHeron, fill, HERON, isOnChain, openSend, press, RECEIVER } from './support/sending.js'

/** Addresses outside the sandbox. */
const FRIEND = RECEIVER
const STRANGER = '0x2222222254eEb25477b68FB85ED929F73A960582'

describe('sending to a wrong receiver', () => {
  it('is blocked for a look-alike of a receiver paid in a token, until its middle letters are typed [X-09] [S-05] [S-07]', async ({
    shop,
    world,
  }) => {
    await connectHeron(shop)
    await openSend(shop)
    await press(shop, /^Sandbox Ether/)
    await press(shop, /^Cedar Dollar/)
    await fill(shop, FRIEND)
    await press(shop, 'Review')
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    await world.sandbox.poison()
    const bait = lookAlike(FRIEND)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await openSend(shop)
    await fill(shop, bait)
    await press(shop, 'Review')
    await shop.modal.getByText('Careful: this address only looks like one that you know.').waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('img', { name: `The one that you know ${FRIEND}` }).waitFor()
    const confirm = shop.modal.getByRole('button', { name: 'Send', exact: true, disabled: true })
    await confirm.waitFor()
    await shop.modal.getByRole('textbox', { name: /type the underlined letters/ }).fill(FRIEND.slice(19, 23))
    await confirm.waitFor()
    await shop.modal.getByRole('textbox', { name: /type the underlined letters/ }).fill(bait.slice(19, 23))
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await shop.view('WalletSendConfirmed').waitFor()
  })

  it('is noticed if a name resolves to another address between typing and confirming; an unregistered or deceptive name is an error [S-09] [X-11] [S7-21]', async ({
    shop,
    world,
  }) => {
    const name = 'heronsfriend.reown.id'
    world.sandbox.names.point(name, FRIEND)
    try {
      await connectHeron(shop)
      await openSend(shop)
      await fill(shop, 'nobody-has-this.reown.id')
      await shop.modal.getByText('Nobody has this name, or it leads nowhere here.').waitFor()
      await fill(shop, 'h\u0435ron.eth')
      await shop.modal.getByText('This name has letters that may deceive, or none.').waitFor()
      await fill(shop, name)
      await shop.modal.getByRole('img', { name: `${name} leads to ${FRIEND}` }).waitFor()
      await checkAccessibility(shop.page)
      await press(shop, 'Review')
      await shop.modal.getByRole('img', { name: `To ${FRIEND}` }).waitFor()
      await shop.modal.getByText(name).waitFor()
      world.sandbox.names.point(name, STRANGER)
      await press(shop, 'Send')
      await shop.modal.getByText('The name leads to another address now. Please look again.').waitFor()
      assert.equal(await shop.prompt(HERON).count(), 0)
      await shop.modal.getByRole('button', { name: 'Back', exact: true }).last().click()
      await shop.modal.getByRole('img', { name: `${name} leads to ${STRANGER}` }).waitFor()
      await press(shop, 'Review')
      await press(shop, 'Send')
      await answer(shop, 'Approve')
      await isOnChain(shop)
      assert.equal(await world.chain.balance(STRANGER), '0.5')
    } finally {
      world.sandbox.names.release(name)
    }
  })
})
