import { providerError } from './providerError.js'

/** EIP-1193: the wallet is not connected. */
const DISCONNECTED = 4900

export const sessionGone = (): Error => providerError(DISCONNECTED, 'There is no session.')
