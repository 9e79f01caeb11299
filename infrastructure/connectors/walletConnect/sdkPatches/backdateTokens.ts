/*
 * Repairs: the SDK dates the socket's auth token by the device clock. A relay refuses tokens more than 120 s ahead,
 *   which many device clocks are.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK backdates its tokens.
 */

import { generateKeyPair, signJWT } from '@walletconnect/relay-auth'
import { readField } from '../../../shared/safeRead.js'

/** Together with the relay's leeway, a clock may be 210 s ahead. Relays accept older tokens. */
const BACKDATED_S = 90
/** Lifetime that the SDK uses. */
const LIFETIME_S = 86_400

interface Crypto {
  signJWT: (audience: string) => Promise<string>
  readonly randomSessionIdentifier: string
}

/** Backdates tokens by 90 s. */
export const backdateTokens = (crypto: Crypto): void => {
  const sign = crypto.signJWT.bind(crypto)
  const readSeed = readField(crypto, 'getClientSeed')
  if (typeof readSeed !== 'function') return
  crypto.signJWT = async (audience) => {
    const seed: unknown = await Reflect.apply(readSeed, crypto, [])
    if (!(seed instanceof Uint8Array)) return sign(audience)
    const issuedAt = Math.floor(Date.now() / 1_000) - BACKDATED_S
    return signJWT(crypto.randomSessionIdentifier, audience, LIFETIME_S, generateKeyPair(seed), issuedAt)
  }
}
