import type { SignInRefusal } from './signInRules.js'

/** Why a request was refused. The meaning of a `code` in the body never changes. */
export type ServerRefusal =
  SignInRefusal | 'NotFound' | 'Method' | 'Origin' | 'ContentType' | 'TooLarge' | 'TooSlow' | 'Failed'

const STATUS: Readonly<Record<ServerRefusal, number>> = {
  Malformed: 400,
  Cacao: 400,
  Recap: 400,
  Domain: 403,
  Uri: 403,
  Chain: 403,
  NotYet: 403,
  Expired: 403,
  LivesTooLong: 403,
  Nonce: 403,
  NonceUsed: 403,
  Signature: 403,
  AccountKind: 403,
  Origin: 403,
  NotFound: 404,
  Method: 405,
  TooSlow: 408,
  TooLarge: 413,
  ContentType: 415,
  Failed: 500,
  StoreUnavailable: 503,
  RpcUnavailable: 503,
}

/** An answer that must not be cached: it is for one browser, and for now. */
export const answer = (body: object | null, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

export const refuse = (code: ServerRefusal, headers: Readonly<Record<string, string>> = {}): Response =>
  answer({ code }, STATUS[code], headers)
