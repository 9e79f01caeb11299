import { useEffect, useMemo, useState } from 'react'
import type { Appearance } from '../../application/portico.js'
import type { Messages } from '../../application/messages.js'
import type { SpokenMessages } from './useMessages.js'

const LOCALES: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).loadArabic(),
}

/** The texts of a BCP 47 tag's language, in their own chunk; `undefined` for English and unknown languages. */
const loadLocale = (locale: string): Promise<Messages> | undefined => LOCALES[locale.split('-')[0] ?? '']?.()

interface LoadedLocale {
  readonly locale: string
  readonly words: Messages
}

/** Follows the host's locale. While it loads, or if it is unknown, texts are English, and marked as English. */
export const useLocale = ({ locale, messages }: Pick<Appearance, 'locale' | 'messages'>): SpokenMessages => {
  const [arrived, setArrived] = useState<LoadedLocale>()
  useEffect(() => {
    let wanted = true
    // If a language fails to load, texts stay English.
    void loadLocale(locale)?.then(
      (words) => wanted && setArrived({ locale, words }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [locale])
  return useMemo(() => {
    const inLanguage = arrived?.locale === locale ? arrived.words : undefined
    // A host's own texts are in the host's language.
    const spoken = inLanguage !== undefined || Object.keys(messages).length > 0 || locale.startsWith('en')
    return { words: { ...inLanguage, ...messages }, language: spoken ? locale : 'en' }
  }, [arrived, locale, messages])
}
