import { type ReactNode, useState } from 'react'
import type { Portico } from '../../application/portico.js'
import { createStore } from '../../application/kernel/store.js'
import { useLocale } from '../messages/locale.js'
import { MessagesContext } from '../messages/useMessages.js'
import { PorticoContext, SpeakersContext } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Provides a Portico to the components and hooks below. */
export const PorticoProvider = ({ portico, children }: { readonly portico: Portico; readonly children: ReactNode }) => {
  const spoken = useLocale(useReadable(portico.appearance))
  const [speakers] = useState(() => createStore<readonly object[]>([]))
  return (
    <PorticoContext.Provider value={portico}>
      <SpeakersContext.Provider value={speakers}>
        <MessagesContext.Provider value={spoken}>{children}</MessagesContext.Provider>
      </SpeakersContext.Provider>
    </PorticoContext.Provider>
  )
}
