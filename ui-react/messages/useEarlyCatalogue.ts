import { useContext, useMemo } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import type { EarlyWord } from './EarlyWord.js'
import { EARLY_WORDS } from './earlyWords.js'
import { FirstWordsContext } from './FirstWordsContext.js'

/** The early words: the host's own, else the language's, else English, key by key (U-83). */
export const useEarlyCatalogue = (): Pick<Messages, EarlyWord> => {
  const { words } = useContext(FirstWordsContext)
  return useMemo(() => ({ ...EARLY_WORDS, ...words }), [words])
}
