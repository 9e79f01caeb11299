import { assert } from 'chai'
import { PSEUDO_LOCALES } from '../ui-react/support/pseudoLocales.js'
import { dress, openIn } from './support/dress.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

const PSEUDO = ['long', 'cjk'] as const
const opener = 'title.WhatIsAWallet'

describe('the shop in a pseudo-locale', () => {
  for (const language of PSEUDO)
    it(`opens: ${language} [U-80]`, async ({ shop, context }) => {
      await openIn(context, language)
      await shop.go()
      await shop.header.getByRole('button').last().click()
      const { locale, messages } = PSEUDO_LOCALES[language]
      await shop.modal.getByRole('button', { name: messages[opener] ?? '' }).waitFor()
      assert.equal(await shop.modal.evaluate((node) => node.closest('[lang]')?.getAttribute('lang')), locale)
    })

  it('changes language, theme and width while a view is open', async ({ shop }) => {
    await shop.go()
    await shop.openConnect()
    const look = (): Promise<readonly (string | null | undefined)[]> =>
      shop.modal.evaluate((node) => {
        const part = node.closest('[lang]')
        return ['lang', 'dir', 'data-portico-theme'].map((name) => part?.getAttribute(name))
      })
    await dress(shop.page, { language: 'ar', theme: 'dark', width: 390 })
    await settles(look, ['ar', 'rtl', 'dark'])
    assert.equal(shop.page.viewportSize()?.width, 390)
    for (const language of PSEUDO) {
      await dress(shop.page, { language, theme: 'light', width: 320 })
      const { locale, messages } = PSEUDO_LOCALES[language]
      await settles(look, [locale, 'ltr', 'light'])
      await shop.modal.getByRole('button', { name: messages[opener] ?? '' }).waitFor()
    }
    await dress(shop.page, { language: 'en', theme: 'light', width: 1280 })
    await shop.modal.getByRole('button', { name: 'What is a wallet?' }).waitFor()
  })
})
