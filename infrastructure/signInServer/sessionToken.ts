import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignedInAccount } from './signInRules.js'

/** Who is signed in at this server, and until when. Times are in ms since 1970. */
export interface ServerSession {
  readonly account: SignedInAccount
  /** Of the message that was signed: there is one session of each. */
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface SessionTokens {
  readonly write: (session: ServerSession) => Promise<string>
  /** `undefined` for a token that is not of this server, not of now, or none. */
  readonly read: (token: string) => Promise<ServerSession | undefined>
}

/** The one algorithm: what a token says of itself does not choose how it is verified. */
const ALGORITHM = 'HS256'
/** Another use of the same secret makes no session. */
const KIND = 'portico-session+jwt'
const SECOND_MS = 1_000
const CAIP_10 = /^((?:eip155|solana|bip122):[-\w]{1,32}):([\w.-]{1,128})$/

/** Sessions as signed tokens (JWT): the server keeps none. */
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
