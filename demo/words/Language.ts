import { arabic } from './arabic.js'
import { english } from './english.js'
import type { Words } from './Words.js'

export type Language = 'en' | 'ar'

export const LANGUAGES: Readonly<
  Record<Language, { readonly name: string; readonly dir: 'ltr' | 'rtl'; readonly words: Words }>
> = {
  en: { name: 'English', dir: 'ltr', words: english },
  ar: { name: 'العربية', dir: 'rtl', words: arabic },
}

export const isLanguage = (text: string): text is Language => text === 'en' || text === 'ar'
