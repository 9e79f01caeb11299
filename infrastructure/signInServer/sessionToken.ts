import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignedInAccount } from './signInRules.js'

/** A session at this server. Times are in ms since 1970. */
export interface ServerSession {
  readonly account: SignedInAccount
  /** Nonce of the signed message; each message makes one session. */
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface SessionTokens {
  readonly write: (session: ServerSession) => Promise<string>
  /** `undefined` for a foreign, expired or malformed token. */
  readonly read: (token: string) => Promise<ServerSession | undefined>
}

/** Fixed, so that a token cannot choose how it is verified. */
const ALGORITHM = 'HS256'
/** Token type: other tokens with the same secret are no sessions. */
const KIND = 'portico-session+jwt'
const SECOND_MS = 1_000
const CAIP_10 = /^((?:eip155|solana|bip122):[-\w]{1,32}):([\w.-]{1,128})$/

/** Sessions as signed tokens (JWT); the server stores none. */
export const sessionTokens = (deps: {
  readonly origin: string
  readonly secret: string
  readonly now: () => number
}): SessionTokens => {
  const { origin, now } = deps
  const key = new TextEncoder().encode(deps.secret)
  return {
    write: ({ account, nonce, issuedAt, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: KIND })
        .setIssuer(origin)
        .setAudience(origin)
        .setSubject(`${account.chainId}:${account.address}`)
        .setJti(nonce)
        .setIssuedAt(Math.floor(issuedAt / SECOND_MS))
        .setExpirationTime(Math.floor(expiresAt / SECOND_MS))
        .sign(key),
    read: async (token) => {
      const rules = { algorithms: [ALGORITHM], typ: KIND, issuer: origin, audience: origin }
      try {
        const { payload } = await jwtVerify(token, key, { ...rules, currentDate: new Date(now()) })
        const [, chainId, address] = CAIP_10.exec(payload.sub ?? '') ?? []
        const { jti, iat, exp } = payload
        if (chainId === undefined || address === undefined || iat === undefined || exp === undefined) return undefined
        if (jti === undefined) return undefined
        return {
          account: { chainId: chainId as CaipNetworkId, address },
          nonce: jti,
          issuedAt: iat * SECOND_MS,
          expiresAt: exp * SECOND_MS,
        }
      } catch {
        return undefined
      }
    },
  }
}
