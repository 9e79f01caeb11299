import type { BrowserContext, Page } from 'playwright-core'
import { type PseudoLocale, PSEUDO_LOCALES } from '../../ui-react/support/pseudoLocales.js'

/** The languages of the screen checks: those of the product, and two pseudo-locales. */
export type TestLanguage = 'en' | 'ar' | PseudoLocale

interface Look {
  readonly language: TestLanguage
  readonly theme: 'light' | 'dark'
  readonly width: number
}

const isPseudo = (language: TestLanguage): language is PseudoLocale => Object.hasOwn(PSEUDO_LOCALES, language)

/** Opens all pages of the shop in a pseudo-locale; the product's languages are in the shop's URL. */
export const openIn = async (context: BrowserContext, language: PseudoLocale): Promise<void> => {
  await context.addInitScript((words) => {
    window.shopWords = words
  }, PSEUDO_LOCALES[language])
}

/** Changes the appearance of the open shop, with the shown view, without a reload. */
export const dress = async (page: Page, { language, theme, width }: Look): Promise<void> => {
  const { height = 800 } = page.viewportSize() ?? {}
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  await page.evaluate(
    ({ shown, words, mode }) => {
      if (words === undefined) delete window.shopWords
      else window.shopWords = words
      // The shop's fields are inert beneath the dialog, so they are set by script.
      for (const [option, value] of Object.entries({ ar: shown, dark: mode })) {
        const field = document.querySelector(`option[value="${option}"]`)?.closest('select')
        if (!field || field.value === value) continue
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      dispatchEvent(new Event('shop:words'))
    },
    {
      shown: language === 'ar' ? 'ar' : 'en',
      words: isPseudo(language) ? PSEUDO_LOCALES[language] : undefined,
      mode: theme,
    },
  )
}
