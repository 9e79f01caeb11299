import type { ReactNode } from 'react'
import type { Portico } from '../../application/api/Portico.js'
import { FirstWordsContext } from '../messages/FirstWordsContext.js'
import { useWordsAtHand } from '../messages/useWordsAtHand.js'
import { PorticoContext } from './PorticoContext.js'
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
