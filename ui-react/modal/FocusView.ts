import { createContext } from 'react'

/** Moves the focus into the view, unless the visitor has it elsewhere; for content that renders later than its view. */
export const FocusView = createContext<() => void>(() => undefined)
