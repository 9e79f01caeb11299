import type { ReactNode } from 'react'
import type { Portico } from '../../application/api/portico.js'
import { useLocale } from '../messages/locale.js'
import { MessagesContext } from '../messages/useMessages.js'
import { PorticoContext } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Gives the components and hooks below it their Portico. */
export const PorticoProvider = ({ portico, children }: { readonly portico: Portico; readonly children: ReactNode }) => {
  const spoken = useLocale(useReadable(portico.appearance))
  return (
    <PorticoContext.Provider value={portico}>
      <MessagesContext.Provider value={spoken}>{children}</MessagesContext.Provider>
    </PorticoContext.Provider>
  )
}
