import { useCallback, useContext } from 'react'
import type { EarlyWord } from './EarlyWord.js'
import { EarlyWordsContext } from './EarlyWordsContext.js'
import { formatMessage } from './formatMessage.js'

/** Gives the words of the frame and of Connect. Views that come later take `useTranslate`. */
export const useEarlyWords = () => {
  const catalogue = useContext(EarlyWordsContext)
  return useCallback(
    (key: EarlyWord, values?: Readonly<Record<string, string>>) => formatMessage(catalogue[key], values),
    [catalogue],
  )
}
