import { createHash, createHmac } from 'node:crypto'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { createSignInServer, memoryNonceStore, type SignInServer } from '../../server.js'
import { json, type Reply, type RequestHandler, type ServerRequest } from '../http/handler.js'
import type { Fault, RequestRules, Rewrite } from '../http/rules.js'
import { type CorsPolicy, type LoggedRequest, startServer } from '../http/startServer.js'

/** The server of shops whose visitors sign in (`portico/server`), with one call for those who have. */
export interface SandboxShopServer {
  /** Below it are the four calls of signing in: `nonce`, `verify`, `me` and `sign-out`. */
  readonly signIn: string
  /** `GET` gives `{ doorCode }` to whoever is signed in: six digits of the seed and the account. 401 to others. */
  readonly doorCode: string
  /** Serves the shop at an origin from now on: its pages, with their cookies, and no others. */
  readonly serve: (origin: string) => void
  readonly close: () => Promise<void>
}

const DIGITS = 6

/** The door code of an account: whoever knows the seed can compute it. */
const doorCodeOf = (seed: string, address: string): string => {
  const number = createHmac('sha256', seed).update(address).digest().readUInt32BE()
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const requestOf = ({ method, path, body, headers }: ServerRequest): Request =>
  new Request(new URL(path, 'http://localhost'), { method, headers, ...(method === 'POST' && { body }) })

const replyOf = async (response: Response): Promise<Reply> => ({
  status: response.status,
  body: await response.text(),
  headers: Object.fromEntries(response.headers),
})

/** A page of a shop that is served may ask with its cookies; no other may read an answer. */
const pagesOf =
  (shops: ReadonlyMap<string, SignInServer>): CorsPolicy =>
  (origin) => ({
    vary: 'origin',
    'cache-control': 'no-store',
    ...(origin !== undefined &&
      shops.has(origin) && {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
      }),
  })

/** Starts the server of shops on a free port of loopback. Its sessions are signed with a secret of the seed. */
export const startShopServer = async ({
  seed,
  chains,
  rpc,
  ...http
}: {
  readonly seed: string
  /** CAIP-2 ids of the chains whose accounts may sign in. */
  readonly chains: readonly CaipNetworkId[]
  /** JSON-RPC of those of EVM. */
  readonly rpc: Readonly<Record<string, string>>
  readonly faults: RequestRules<Fault>
  readonly rewrites: RequestRules<Rewrite>
  readonly log: (request: LoggedRequest) => void
}): Promise<SandboxShopServer> => {
  const secret = createHash('sha256').update(`sessions of ${seed}`).digest('hex')
  const shops = new Map<string, SignInServer>()
  /** Answers for the shop whose page asks. */
  const forShop =
    (answer: (shop: SignInServer, request: Request) => Promise<Reply>): RequestHandler =>
    (question) => {
      const shop = shops.get(question.headers.get('origin') ?? '')
      return shop === undefined ? json({ code: 'Origin' }, 403) : answer(shop, requestOf(question))
    }
  const parts: Readonly<Record<string, RequestHandler>> = {
    'sign-in': forShop(async ({ handle }, request) => replyOf(await handle(request))),
    'door-code': forShop(async ({ sessionOf }, request) => {
      if (request.method !== 'GET') return json({ code: 'Method' }, 405)
      const session = await sessionOf(request)
      return session === undefined
        ? json({ code: 'SignedOut' }, 401)
        : json({ doorCode: doorCodeOf(seed, session.account.address) })
    }),
  }
  const server = await startServer({ ...http, port: 0, parts: () => parts, cors: pagesOf(shops) })
  // By the name that the demo is at: cookies of `127.0.0.1` are none of a page at `localhost`.
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  return {
    signIn: `${origin}/sign-in`,
    doorCode: `${origin}/door-code`,
    serve: (shop) =>
      void shops.set(
        shop,
        createSignInServer({ origin: shop, chains, rpc, nonces: memoryNonceStore(), session: { secret } }),
      ),
    close: server.close,
  }
}
