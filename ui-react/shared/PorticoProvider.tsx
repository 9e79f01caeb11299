import type { ReactNode } from 'react'
import type { Portico } from '../../application/api/Portico.js'
import { CatalogueContext } from '../messages/CatalogueContext.js'
import { useCatalogue } from '../messages/useCatalogue.js'
import { PorticoContext } from './PorticoContext.js'
import { useReadable } from './useReadable.js'

/** Gives the components and hooks below it their Portico. */
export const PorticoProvider = ({ portico, children }: { readonly portico: Portico; readonly children: ReactNode }) => {
  const catalogue = useCatalogue(useReadable(portico.appearance))
  return (
    <PorticoContext.Provider value={portico}>
      <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>
    </PorticoContext.Provider>
  )
}
