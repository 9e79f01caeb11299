import { useContext, useMemo } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'
import { FirstWordsContext } from './FirstWordsContext.js'

/** Every word: the host's own, else the language's, else English, key by key (U-83). */
export const useCatalogue = (): Messages => {
  const { words } = useContext(FirstWordsContext)
  return useMemo(() => ({ ...en, ...words }), [words])
}
