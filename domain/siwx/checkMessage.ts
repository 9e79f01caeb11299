import { type SignInMessage, toTime } from './signInMessage.js'

/** What a message has to say where it is asked for, or verified (S-16, S-17). */
export interface ExpectedMessage {
  /** Scheme, host and port of the page: `domain` is its host, and `uri` lies on it. */
  readonly origin: string
  readonly accountAddress?: string
  /** CAIP-2. */
  readonly chainId?: string
  readonly nonce?: string
}

/** What a message says that it must not. */
export type MessageMismatch = 'Domain' | 'Uri' | 'Account' | 'Chain' | 'Nonce'

/** Two addresses of one account: on EVM in any case (EIP-55). */
export const isSameAccount = (chainId: string, one: string, other: string): boolean =>
  one === other || (chainId.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())

const isOn = (origin: string, uri: string): boolean =>
  uri === origin || ['/', '?', '#'].some((next) => uri.startsWith(`${origin}${next}`))

/** Whether a message says who asks, for whom and with which nonce, as it has to; `undefined` where it does. */
export const mismatchOf = (message: SignInMessage, expected: ExpectedMessage): MessageMismatch | undefined => {
  const { origin, accountAddress, chainId, nonce } = expected
  if (message.domain !== origin.slice(origin.indexOf('//') + 2)) return 'Domain'
  if (!isOn(origin, message.uri)) return 'Uri'
  if (accountAddress !== undefined && !isSameAccount(message.chainId, message.accountAddress, accountAddress))
    return 'Account'
  if (chainId !== undefined && message.chainId !== chainId) return 'Chain'
  if (nonce !== undefined && message.nonce !== nonce) return 'Nonce'
  return undefined
}

/** Why a message does not count now. */
export type Untimely = 'NotYet' | 'Expired' | 'LivesTooLong'

export interface TimeRules {
  /** Milliseconds since 1970. */
  readonly now: number
  /** From when it was issued: a message without an expiry counts as long, and none may count longer, in ms. */
  readonly lifetimeMs: number
  /** How far the clock of whoever wrote it may be ahead, in ms. */
  readonly skewMs: number
}

/**
 * Whether a message counts now; `undefined` where it does. Without `issuedAt` and `expirationTime` nobody knows how old
 * it is: it lives too long.
 */
export const untimelinessOf = (
  message: SignInMessage,
  { now, lifetimeMs, skewMs }: TimeRules,
): Untimely | undefined => {
  const [issuedAt, notBefore, expiresAt] = [message.issuedAt, message.notBefore, message.expirationTime].map((time) =>
    time === undefined ? undefined : toTime(time),
  )
  const begins = issuedAt ?? notBefore
  const ends = expiresAt ?? (begins === undefined ? undefined : begins + lifetimeMs)
  if (Math.max(issuedAt ?? 0, notBefore ?? 0) > now + skewMs) return 'NotYet'
  if (ends === undefined || ends > (begins ?? now) + lifetimeMs) return 'LivesTooLong'
  return ends <= now ? 'Expired' : undefined
}

/** Longest that what is signed may count (S-16), in ms. */
const LIFETIME_MS = 86_400_000

/**
 * Why a message that a site made is not put to a wallet; `undefined` where nothing stands against it (S-16). `now`, in
 * ms since 1970, is for a message that does not say when it was made: whether it counts now is for the site to say,
 * whose clock may be another.
 */
export const refusalOf = (
  message: SignInMessage,
  expected: ExpectedMessage,
  now: number,
): MessageMismatch | Untimely | undefined =>
  mismatchOf(message, expected) ??
  untimelinessOf(message, {
    now: toTime(message.issuedAt ?? message.notBefore ?? '') ?? now,
    lifetimeMs: LIFETIME_MS,
    skewMs: 0,
  })
