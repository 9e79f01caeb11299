/*
 * Repairs: the SDK dates the token that opens a socket by the clock of the device, and a relay refuses one that is more
 *   than 120 s ahead: the clocks of many devices are.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK dates its tokens back.
 */

import { generateKeyPair, signJWT } from '@walletconnect/relay-auth'
import { readField } from '../../../shared/safeRead.js'

/** With what the relay allows, a clock may be three and a half minutes ahead. A relay minds no older token. */
const BACKDATED_S = 90
/** As the SDK has it. */
const LIFETIME_S = 86_400

interface Crypto {
  signJWT: (audience: string) => Promise<string>
  readonly randomSessionIdentifier: string
}

/** Tokens are dated back by 90 s. */
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
