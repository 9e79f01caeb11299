import { useEffect, useMemo, useState } from 'react'
import type { Appearance } from '../../application/portico.js'
import type { Messages } from '../../application/messages.js'
import type { SpokenMessages } from './useMessages.js'

const LOCALES: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).loadArabic(),
}

/** The words of a BCP 47 tag's language, in a chunk of their own; none for English and unknown languages. */
const loadLocale = (locale: string): Promise<Messages> | undefined => LOCALES[locale.split('-')[0] ?? '']?.()

interface LoadedLocale {
  readonly locale: string
  readonly words: Messages
}

/** Follows the host's choice of language. A locale that is on its way, or unknown, leaves English, marked as such. */
export const useLocale = ({ locale, messages }: Pick<Appearance, 'locale' | 'messages'>): SpokenMessages => {
  const [arrived, setArrived] = useState<LoadedLocale>()
  useEffect(() => {
    let wanted = true
    // A language that cannot be loaded leaves English, which is readable by more people than nothing.
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
    // A host that brings words of its own brings them in its own language.
    const spoken = inLanguage !== undefined || Object.keys(messages).length > 0 || locale.startsWith('en')
    return { words: { ...inLanguage, ...messages }, language: spoken ? locale : 'en' }
  }, [arrived, locale, messages])
}
