import { createContext, useContext } from 'react'
import type { Portico } from '../../application/portico.js'
import type { Store } from '../../application/kernel/store.js'
import { useReadable } from './useReadable.js'
import type { ChainNamespace } from '../../domain/network/network.js'

export const PorticoContext = createContext<Portico | undefined>(undefined)

/** The mounted `TransactionMessages` below one provider, in mounting order; the first one shows the messages. */
export const SpeakersContext = createContext<Store<readonly object[]> | undefined>(undefined)

/** The Portico of the nearest `PorticoProvider`. */
export const usePortico = (): Portico => {
  const portico = useContext(PorticoContext)
  if (portico === undefined)
    throw new Error('Portico is not here: put <PorticoProvider portico={…}> around this component.')
  return portico
}

/** Whether the modal is open, and on which view. */
export const useModal = () => useReadable(usePortico().modal)

/** The network that the page is on. */
export const useNetwork = () => useReadable(usePortico().network)

/**
 * The account of a namespace; without one, of the active namespace, which changes when the visitor or a wallet switches
 * (S4-01). Safe on a server and before the core is loaded: no wallet is connected then.
 */
export const useAccount = <Namespace extends ChainNamespace>(namespace?: Namespace) =>
  useReadable(usePortico().account(namespace))
