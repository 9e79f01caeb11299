import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import type { Messages } from '../../application/api/Messages.js'
import { en } from './en.js'
import { FirstWordsContext } from './firstWords.js'
import { formatMessage, type Translate } from './formatMessage.js'

/** Every word, in the language in use. Comes with the first view after Connect. */
const CatalogueContext = createContext<Messages>(en)

/** Every word: the host's own, else the language's, else English, key by key (U-83). */
const useCatalogue = (): Messages => {
  const { words } = useContext(FirstWordsContext)
  return useMemo(() => ({ ...en, ...words }), [words])
}

/** Gives a view every word. */
export const AllWords = ({ children }: { readonly children: ReactNode }) => (
  <CatalogueContext.Provider value={useCatalogue()}>{children}</CatalogueContext.Provider>
)

/** Gives any words, inside a view after Connect. */
export const useTranslate = (): Translate => {
  const catalogue = useContext(CatalogueContext)
  return useCallback((key, values) => formatMessage(catalogue[key], values), [catalogue])
}
