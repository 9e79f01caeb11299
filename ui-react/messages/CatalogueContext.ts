import { createContext } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'

/** Every word, in the language in use. Reached from the modal's own code only: the first paint has no room for it. */
export const CatalogueContext = createContext<Messages>(en)
