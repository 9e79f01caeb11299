import type { ReactNode } from 'react'
import type { Portico } from '../../application/api/portico.js'
import { FirstWordsContext, useWordsAtHand } from '../messages/firstWords.js'
import { PorticoContext } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Gives the components and hooks below it their Portico. */
export const PorticoProvider = ({ portico, children }: { readonly portico: Portico; readonly children: ReactNode }) => {
  const words = useWordsAtHand(useReadable(portico.appearance))
  return (
    <PorticoContext.Provider value={portico}>
      <FirstWordsContext.Provider value={words}>{children}</FirstWordsContext.Provider>
    </PorticoContext.Provider>
  )
}
