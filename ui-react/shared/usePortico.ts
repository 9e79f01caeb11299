import { useContext } from 'react'
import type { Portico } from '../../application/api/Portico.js'
import { PorticoContext } from './PorticoContext.js'

/** The Portico of the nearest `PorticoProvider`. */
export const usePortico = (): Portico => {
  const portico = useContext(PorticoContext)
  if (portico === undefined)
    throw new Error('Portico is not here: put <PorticoProvider portico={…}> around this component.')
  return portico
}
