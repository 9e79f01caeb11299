import { createContext } from 'react'
import type { Portico } from '../../application/api/Portico.js'

export const PorticoContext = createContext<Portico | undefined>(undefined)
