import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

describe('a host page around Portico', () => {
  it('keeps the data of different accounts apart', async ({ shop, world }) => {
    const [, second = ''] = world.sandbox.accounts
    const seats = shop.page.getByRole('list', { name: 'Your seats' })
    await shop.go()
    assert.isTrue(await shop.page.getByRole('button', { name: 'Hold a seat for The Moth Hour' }).isDisabled())
    await shop.connect()
    await shop.page.getByRole('button', { name: 'Hold a seat for The Moth Hour' }).click()
    await seats.getByText('The Moth Hour').waitFor()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('radio', { name: second }).click()
    await shop.page.getByText('No seats held by this account.').waitFor()
    assert.equal(await seats.count(), 0)
  })
  it('gets events, which never contain an address', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.disconnect()
    await shop.modal.waitFor({ state: 'hidden' })
    const reports = shop.page.getByRole('list', { name: 'What Portico reported' }).getByRole('listitem')
    await reports.getByText(/^Disconnected · /).waitFor()
    await reports
      .getByText(/^ModalClosed/)
      .nth(1)
      .waitFor()
    const told = await reports.allTextContents()
    const kinds = told.map((line) => line.split(' · ')[0] ?? '')
    for (const kind of ['ModalOpened', 'ViewShown', 'Connected', 'ModalClosed', 'Disconnected'])
      assert.include(kinds, kind)
    assert.isBelow(kinds.lastIndexOf('Disconnected'), kinds.lastIndexOf('Connected'), 'newest first')
    assert.isFalse(
      told.some((line) => /0x[0-9a-f]{8}/i.test(line)),
      told.join('\n'),
    )
  })
  it('changes language and theme of Portico at runtime [S2-30]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    const ground = (): Promise<string> => shop.modal.evaluate((node) => getComputedStyle(node).backgroundColor)
    await shop.openConnect()
    const light = await ground()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await shop.openConnect()
    assert.notEqual(await ground(), light)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
    await settles(
      () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      ['ar', 'rtl'],
    )
    await settles(
      async () => /[\u0600-\u06ff]/.test((await shop.header.getByRole('button').last().textContent()) ?? ''),
      true,
    )
    await checkAccessibility(page)
  })
})
