import { useCallback, useContext } from 'react'
import { CatalogueContext } from './CatalogueContext.js'
import { formatMessage } from './formatMessage.js'
import type { Translate } from './Translate.js'

/** Gives any words, inside a view after Connect. */
export const useTranslate = (): Translate => {
  const catalogue = useContext(CatalogueContext)
  return useCallback((key, values) => formatMessage(catalogue[key], values), [catalogue])
}
