import { useEffect, useMemo, useState } from 'react'
import type { Appearance } from '../../application/api/Appearance.js'
import type { Messages } from '../../application/api/Messages.js'
import { FIRST_WORDS } from './firstWords.js'
import type { WordsAtHand } from './FirstWordsContext.js'
import { loadCatalogue } from './loadCatalogue.js'

interface Arrived {
  readonly locale: string
  readonly words: Messages
}

/** Follows the host's choice of language. A catalogue that is on its way, or unknown, leaves English, marked as such. */
export const useWordsAtHand = ({ locale, messages }: Pick<Appearance, 'locale' | 'messages'>): WordsAtHand => {
  const [arrived, setArrived] = useState<Arrived>()
  useEffect(() => {
    let wanted = true
    // A language that cannot be loaded leaves English, which is readable by more people than nothing.
    void loadCatalogue(locale)?.then(
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
    return { words: { ...FIRST_WORDS, ...inLanguage, ...messages }, language: spoken ? locale : 'en' }
  }, [arrived, locale, messages])
}
