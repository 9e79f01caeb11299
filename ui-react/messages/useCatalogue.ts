import { useEffect, useMemo, useState } from 'react'
import type { Appearance } from '../../application/api/Appearance.js'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'
import { loadCatalogue } from './loadCatalogue.js'

interface Arrived {
  readonly locale: string
  readonly words: Messages
}

/** The words in use: the host's own, else the language's, else English, key by key (U-83). */
export const useCatalogue = ({ locale, messages }: Pick<Appearance, 'locale' | 'messages'>): Messages => {
  const [arrived, setArrived] = useState<Arrived>({ locale: 'en', words: en })
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
  return useMemo(() => ({ ...en, ...(arrived.locale === locale ? arrived.words : {}), ...messages }), [arrived, locale, messages])
}
