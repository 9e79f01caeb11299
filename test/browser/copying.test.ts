import { assert } from 'chai'
import type { BrowserContext, Locator } from 'playwright-core'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** The clipboard, as read in a page with permission. */
const onClipboard = async (context: BrowserContext, origin: string): Promise<string> => {
  const page = await context.newPage()
  await page.goto(origin)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  await page.close()
  return text
}

const selectionOf = (field: Locator): Promise<string> =>
  field.evaluate((node) => {
    const { value, selectionStart, selectionEnd } = node as HTMLTextAreaElement
    return document.activeElement === node ? value.slice(selectionStart, selectionEnd) : ''
  })

describe('copying with a blocked clipboard', () => {
  it(
    'works synchronously in the click even in a frame without permission',
    async ({ shop, context, world }) => {
      const { sandbox, origin } = world
      await context.grantPermissions(['clipboard-read'], { origin })
      await shop.page.goto(sandbox.safe.pageFor(`${origin}?wallets=`))
      const app = shop.page.frameLocator('iframe')
      await app.getByRole('button', { name: /^Account/ }).click()
      await app.getByRole('dialog').getByRole('button', { name: 'Copy address' }).click()
      await app.getByText('Address copied').waitFor()
      assert.equal((await onClipboard(context, origin)).toLowerCase(), sandbox.safe.address)
    },
    // A message of the browser itself.
    { tolerated: [/Clipboard API has been blocked because of a permissions policy/] },
  )

  it('shows the whole address selected in a field if the browser copies nothing, until dismissed [S-06]', async ({
    shop,
    world,
  }) => {
    const { page, modal } = shop
    // A page on plain http has no clipboard.
    await page.addInitScript({
      content:
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false",
    })
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    await modal.getByRole('button', { name: 'Copy address' }).click()
    const field = modal.getByRole('alert').getByRole('textbox')
    const [address = ''] = world.sandbox.accounts
    await settles(() => selectionOf(field), address)
    assert.isTrue(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight))
    assert.equal(await modal.getByRole('button', { name: 'Address copied' }).count(), 0)
    await modal.getByRole('button', { name: 'Dismiss' }).click()
    await field.waitFor({ state: 'detached' })
  })
})
