import { token } from '../kernel/token.js'
import type { Phones } from './pairingFeature.js'

/** Remote wallets, before the code of pairing is loaded. */
export const PHONES = token<Phones>('Phones')
