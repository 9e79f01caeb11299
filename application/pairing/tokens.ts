import { token } from '../kernel/token.js'
import type { Phones } from './pairingFeature.js'

/** Wallets on other devices, before the code of pairing is there. */
export const PHONES = token<Phones>('Phones')
