import { createContext } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'

/** The words of the language in use; English until another catalogue has arrived. */
export const CatalogueContext = createContext<Messages>(en)
