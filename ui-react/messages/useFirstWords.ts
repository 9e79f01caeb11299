import { useCallback, useContext } from 'react'
import type { FirstWord } from './firstWords.js'
import { FirstWordsContext } from './FirstWordsContext.js'
import { formatMessage } from './formatMessage.js'

/** Gives words that are there from the first paint on. What comes later takes `useEarlyWords` or `useTranslate`. */
export const useFirstWords = () => {
  const { words } = useContext(FirstWordsContext)
  return useCallback(
    (key: FirstWord, values?: Readonly<Record<string, string>>) => formatMessage(words[key], values),
    [words],
  )
}
