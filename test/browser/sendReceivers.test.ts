import { readFile } from 'node:fs/promises'
import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'
import { answer, connectHeron, fill, field, isOnChain, openSend, press, RECEIVER } from './support/sending.js'

/** Addresses outside the sandbox; the second one starts and ends like the first. */
const FRIEND = RECEIVER
const BAIT = `0x111${'2'.repeat(34)}582`

const kept = ({ page }: ShopPage): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('portico.receivers'))

/** Sends to a friend, and saves the receiver under a name. */
const saveFriend = async (shop: ShopPage, name: string): Promise<void> => {
  await connectHeron(shop)
  await openSend(shop)
  await fill(shop, FRIEND)
  await press(shop, 'Review')
  await press(shop, 'Send')
  await answer(shop, 'Approve')
  await shop.view('WalletSendConfirmed').waitFor()
  assert.isNull(await kept(shop))
  await press(shop, 'Save this receiver')
  await shop.page.keyboard.type(name)
  await checkAccessibility(shop.page)
  await shop.page.keyboard.press('Enter')
  await shop.modal.getByText(`Saved as ${name}`).waitFor()
}

describe('saved receivers', () => {
  it('are there after a reload, and can be selected and paid again by keyboard alone; a look-alike is blocked; after export and deletion nothing is stored [X-09] [S-05] [S-06] [S-25] [U-79]', async ({
    shop,
    world,
  }) => {
    await saveFriend(shop, 'Ana')
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await openSend(shop)
    const { keyboard } = shop.page
    await field(shop, 'Amount').focus()
    await keyboard.type('0.25')
    await tabTo(shop.page, /^Saved receivers/)
    await keyboard.press('Enter')
    await shop.view('WalletSendReceivers').waitFor()
    await checkAccessibility(shop.page)
    await tabTo(shop.page, /^Ana/)
    await keyboard.press('Enter')
    await shop.modal.getByRole('img', { name: `Saved as Ana ${FRIEND}` }).waitFor()
    await tabTo(shop.page, /^Review/)
    await keyboard.press('Enter')
    await shop.modal.getByText('Your name for it').waitFor()
    await shop.modal.getByRole('img', { name: `To ${FRIEND}` }).waitFor()
    await checkAccessibility(shop.page)
    await tabTo(shop.page, /^Send/)
    await keyboard.press('Enter')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    await shop.modal.getByText('Saved as Ana').waitFor()
    assert.equal(await world.chain.balance(FRIEND), '0.75')
    await press(shop, 'Done')
    await openSend(shop)
    await fill(shop, BAIT)
    await press(shop, 'Review')
    await shop.modal.getByRole('img', { name: `The one that you know ${FRIEND}` }).waitFor()
    await shop.modal.getByRole('button', { name: 'Send', exact: true, disabled: true }).waitFor()
    await press(shop, 'Close')

    await openSend(shop)
    await press(shop, /^Saved receivers/)
    const download = shop.page.waitForEvent('download')
    await shop.modal.getByRole('link', { name: 'Export' }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), 'saved-receivers.json')
    assert.deepEqual(JSON.parse(await readFile(await file.path(), 'utf8')), {
      version: 1,
      receivers: [{ namespace: 'eip155', address: FRIEND, name: 'Ana' }],
    })
    await press(shop, 'Delete Ana')
    await shop.modal.getByText('Press again to delete Ana.').waitFor()
    await press(shop, 'Delete all')
    await shop.modal.getByText('Press again to delete all of them.').waitFor()
    await checkAccessibility(shop.page)
    assert.include((await kept(shop)) ?? '', FRIEND)
    await press(shop, 'Delete all')
    await shop.modal.getByText(/^Nobody is saved here/).waitFor()
    await checkAccessibility(shop.page)
    assert.isNull(await kept(shop))
    const stored = await shop.page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    assert.notInclude(stored.toLowerCase(), FRIEND.toLowerCase())
  })
})

describe('a pasted address', () => {
  const WARNING = 'The pasted text has changed. Compare the address.'

  it('is compared a moment later with the clipboard and the field, with a warning until the field is changed [X-09]', async ({
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await connectHeron(shop)
    await openSend(shop)
    const warning = shop.modal.getByText(WARNING)
    // A program that replaces addresses on the clipboard, between the two reads.
    await shop.page.evaluate(
      ([copied = '', bait = '']) => {
        const texts = [copied]
        navigator.clipboard.readText = async () => texts.shift() ?? bait
      },
      [FRIEND, BAIT],
    )
    await press(shop, 'Paste')
    await warning.waitFor()
    await checkAccessibility(shop.page)
    await field(shop, 'To').fill('')
    await warning.waitFor({ state: 'detached' })
    // A program that replaces them in the field.
    await shop.page.evaluate(
      async ([copied = '', bait = '']) => {
        await navigator.clipboard.writeText(copied)
        document.addEventListener(
          'paste',
          ({ target }) => {
            if (!(target instanceof HTMLInputElement)) return
            setTimeout(() => {
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, bait)
              target.dispatchEvent(new Event('input', { bubbles: true }))
            })
            // In the capture phase: no event bubbles from the dialog to the page.
          },
          true,
        )
      },
      [FRIEND, BAIT],
    )
    await field(shop, 'To').press('ControlOrMeta+v')
    await warning.waitFor()
    assert.equal(await field(shop, 'To').inputValue(), BAIT)
  })
})
