import { createContext } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { FIRST_WORDS } from './firstWords.js'

/** The words at hand before the modal's own code: a few English ones, over them the host's and the language's. */
export interface WordsAtHand {
  readonly words: typeof FIRST_WORDS & Partial<Messages>
  /** BCP 47 tag of the language they are in. */
  readonly language: string
}

export const FirstWordsContext = createContext<WordsAtHand>({ words: FIRST_WORDS, language: 'en' })
