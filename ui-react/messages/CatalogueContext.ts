import { createContext } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'

/** Every word, in the language in use. Comes with the first view after Connect. */
export const CatalogueContext = createContext<Messages>(en)
