import * as E from 'fp-ts/Either'
import { toHex } from '../shared/hexBytes.js'
import { answer, refuse } from './answers.js'
import { cookieJar } from './cookies.js'
import { isOwnPost, readPost } from './readPost.js'
import { checkOptions, type SignInServerOptions } from './serverOptions.js'
import { type ServerSession, sessionTokens } from './sessionToken.js'
import type { NonceFate } from './signInRules.js'
import { verifySignIn } from './verifySignIn.js'
import { settled } from '../shared/within.js'
import { ANSWER_MS } from './rpc.js'

export interface SignInServer {
  /**
   * Handles `GET …/nonce`, `POST …/verify`, `GET …/me` and `POST …/sign-out` under any base path, by the last path
   * segment. Never rejects.
   */
  readonly handle: (request: Request) => Promise<Response>
  /** The session of a request, for the site's own routes; `undefined` if not signed in. */
  readonly sessionOf: (request: Request) => Promise<ServerSession | undefined>
}

/** Lifetime of a nonce, in ms. */
const NONCE_MS = 5 * 60_000
/** Default lifetime of sessions and messages, in ms. */
const LIFETIME_MS = 24 * 60 * 60_000
/** 128 bits. */
const NONCE_BYTES = 16
const HOLDER = /^[0-9a-f]{32}$/
const LONGEST_TOKEN = 2_048

const randomText = (): string => toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))

const toText = (time: number): string => new Date(time).toISOString()

type Handler = (request: Request) => Promise<Response>

/**
 * A server that verifies sign-ins (S-16, S-17). It issues its own nonces: single-use, valid for five minutes, and only
 * in the browser that requested them. A signed message is checked against the options, never against the request.
 * Throws if an option is invalid.
 */
export const createSignInServer = (options: SignInServerOptions): SignInServer => {
  checkOptions(options)
  const { origin, chains, rpc, nonces, session, messageLifetimeMs, now = Date.now } = options
  const cookies = cookieJar(origin)
  const tokens = sessionTokens({ origin, secret: session.secret, now })
  const isBearer = session.carrier === 'bearer'
  const sessionMs = session.lifetimeMs ?? LIFETIME_MS

  const holderOf = (request: Request): string | undefined => {
    const holder = cookies.read(request, 'nonce')
    return holder !== undefined && HOLDER.test(holder) ? holder : undefined
  }

  const giveNonce: Handler = async (request) => {
    // Keeps the cookie, so that two tabs of a browser can both sign in.
    const [nonce, holder] = [randomText(), holderOf(request) ?? randomText()]
    const isKept = await settled(
      ANSWER_MS,
      async () => {
        await nonces.put(nonce, holder, NONCE_MS)
        return true
      },
      false,
    )
    if (!isKept) return refuse('StoreUnavailable')
    const cookie = cookies.write('nonce', holder, NONCE_MS)
    const issuedAt = now()
    // The end of the session, for the message's expiration time.
    const endsAt = issuedAt + Math.min(sessionMs, messageLifetimeMs ?? LIFETIME_MS)
    return answer({ nonce, issuedAt: toText(issuedAt), expirationTime: toText(endsAt) }, 200, { 'set-cookie': cookie })
  }

  const takeNonceFor =
    (holder: string | undefined) =>
    async (nonce: string): Promise<NonceFate> => {
      // A request without the cookie must not consume a nonce.
      if (holder === undefined) return 'Nonce'
      const found = await nonces.take(nonce)
      if (found === undefined) return 'NonceUsed'
      return found === holder ? 'Taken' : 'Nonce'
    }

  const verify: Handler = async (request) => {
    const body = await readPost(request)
    if (E.isLeft(body)) return refuse(body.left)
    const outcome = await verifySignIn(body.right, {
      origin,
      chains,
      now,
      takeNonce: takeNonceFor(holderOf(request)),
      ...(rpc && { rpc }),
      ...(messageLifetimeMs !== undefined && { lifetimeMs: messageLifetimeMs }),
    })
    if (outcome._tag === 'Refused') return refuse(outcome.reason)
    const { account, nonce, endsAt = Infinity } = outcome
    const issuedAt = now()
    const expiresAt = Math.min(endsAt, issuedAt + sessionMs)
    const token = await tokens.write({ account, nonce, issuedAt, expiresAt })
    const said = { account, nonce, expiresAt: toText(expiresAt) }
    if (isBearer) return answer({ ...said, token })
    return answer(said, 200, { 'set-cookie': cookies.write('session', token, expiresAt - issuedAt) })
  }

  const sessionOf = async (request: Request): Promise<ServerSession | undefined> => {
    const [, bearer] = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    const token = isBearer ? bearer : cookies.read(request, 'session')
    return token === undefined || token.length > LONGEST_TOKEN ? undefined : tokens.read(token)
  }

  const tellSession: Handler = async (request) => {
    const found = await sessionOf(request)
    // Not an error: signed-out pages also ask, and browsers log every failing status.
    if (found === undefined) return answer(null)
    const { account, nonce, expiresAt } = found
    return answer({ account, nonce, expiresAt: toText(expiresAt) })
  }

  const signOut: Handler = async () => answer({}, 200, { 'set-cookie': cookies.write('session', '', 0) })

  const routes: Readonly<Record<string, readonly ['GET' | 'POST', Handler]>> = {
    nonce: ['GET', giveNonce],
    verify: ['POST', verify],
    me: ['GET', tellSession],
    'sign-out': ['POST', signOut],
  }

  return {
    sessionOf,
    handle: async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const [method, handler] = (Object.hasOwn(routes, name) ? routes[name] : undefined) ?? []
      if (method === undefined || handler === undefined) return refuse('NotFound')
      if (request.method !== method) return refuse('Method', { allow: method })
      if (method === 'POST' && !isOwnPost(request, origin)) return refuse('Origin')
      try {
        return await handler(request)
      } catch {
        return refuse('Failed')
      }
    },
  }
}
