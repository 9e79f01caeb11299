import { createContext } from 'react'

/** Moves the focus into the view, unless the visitor has it elsewhere; for what is drawn later than its view. */
export const FocusView = createContext<() => void>(() => undefined)
