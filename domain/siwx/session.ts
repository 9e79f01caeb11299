import { isSameAccount } from './checkMessage.js'
import { type SignInMessage, toTime } from './signInMessage.js'

/** What a paired wallet signed while it connected (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: {
    /** `did:pkh:` and the CAIP-10 id of the signer. */
    readonly iss: string
    readonly aud: string
    readonly domain: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}

/** A sign-in: the signed message and its signature. One per account and chain. */
export interface SignInSession {
  readonly data: SignInMessage
  /** The text that was signed. */
  readonly message: string
  /** In the chain's encoding: hex on EVM, base58 on Solana, base64 on Bitcoin. */
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** Whether a session belongs to this account on this chain (CAIP-2). */
export const isSessionOf = ({ data }: SignInSession, chainId: string, address: string): boolean =>
  data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address)

/** Whether a session is valid at a time, in ms since 1970. One with unreadable times never is. */
export const isCurrent = ({ data: { notBefore, expirationTime } }: SignInSession, now: number): boolean => {
  const begins = notBefore === undefined ? 0 : toTime(notBefore)
  const ends = expirationTime === undefined ? Infinity : toTime(expirationTime)
  return begins !== undefined && ends !== undefined && begins <= now && now < ends
}
