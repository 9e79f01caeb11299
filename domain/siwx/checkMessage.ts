import { type SignInMessage, toTime } from './signInMessage.js'

/** What a message has to contain when it is requested or verified (S-16, S-17). */
export interface ExpectedMessage {
  /** Scheme, host and port of the page: `domain` is its host, and `uri` lies on it. */
  readonly origin: string
  readonly accountAddress?: string
  /** CAIP-2. */
  readonly chainId?: string
  readonly nonce?: string
}

/** The field of a message that differs from what is expected. */
export type MessageMismatch = 'Domain' | 'Uri' | 'Account' | 'Chain' | 'Nonce'

/** Whether two addresses are the same account; on EVM, case is ignored (EIP-55). */
export const isSameAccount = (chainId: string, one: string, other: string): boolean =>
  one === other || (chainId.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())

const isOn = (origin: string, uri: string): boolean =>
  uri === origin || ['/', '?', '#'].some((next) => uri.startsWith(`${origin}${next}`))

/** The first field that differs from the expected page, account, chain or nonce; `undefined` if all match. */
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

/** Why a message is not valid at this time. */
export type Untimely = 'NotYet' | 'Expired' | 'LivesTooLong'

export interface TimeRules {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Longest validity from the time of issue, in ms; also that of a message without an expiry. */
  readonly lifetimeMs: number
  /** How far the issuer's clock may be ahead, in ms. */
  readonly skewMs: number
}

/**
 * Why a message is not valid at this time; `undefined` if it is. A message without `expirationTime`, `issuedAt` and
 * `notBefore` has an unknown age: it lives too long.
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

/** Longest validity of a signed message (S-16), in ms. */
const LIFETIME_MS = 86_400_000

/**
 * Why a site's message is not passed to a wallet; `undefined` if nothing is wrong with it (S-16). `now`, in ms since
 * 1970, serves a message without a time of its own: whether others are valid now is for the site to decide, whose clock
 * may differ.
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
