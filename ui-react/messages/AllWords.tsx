import type { ReactNode } from 'react'
import { CatalogueContext } from './CatalogueContext.js'
import { useCatalogue } from './useCatalogue.js'

/** Gives a view every word. */
export const AllWords = ({ children }: { readonly children: ReactNode }) => (
  <CatalogueContext.Provider value={useCatalogue()}>{children}</CatalogueContext.Provider>
)
