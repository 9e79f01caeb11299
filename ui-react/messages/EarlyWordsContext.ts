import { createContext } from 'react'
import { EARLY_WORDS } from './earlyWords.js'

/** The words of the frame and of Connect, in the language in use. Reached from the modal's own code only: the first paint has no room for it. */
export const EarlyWordsContext = createContext(EARLY_WORDS)
