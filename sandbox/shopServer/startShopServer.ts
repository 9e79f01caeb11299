import { createHash, createHmac } from 'node:crypto'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { createSignInServer, memoryNonceStore, type SignInServer } from '../../server.js'
import { json, type Reply, type RequestHandler, type ServerRequest } from '../http/handler.js'
import type { Fault, RequestRules, Rewrite } from '../http/rules.js'
import { type CorsPolicy, type LoggedRequest, startServer } from '../http/startServer.js'

/** Server of shops whose visitors sign in (`portico/server`), with one call for signed-in visitors. */
export interface SandboxShopServer {
  /** Base of the four sign-in calls: `nonce`, `verify`, `me` and `sign-out`. */
  readonly signIn: string
  /** `GET` returns `{ doorCode }` to signed-in visitors: six digits from seed and account. 401 otherwise. */
  readonly doorCode: string
  /** Serves the shop at an additional origin: its pages, with cookies. */
  readonly serve: (origin: string) => void
  readonly close: () => Promise<void>
}

const DIGITS = 6

/** Door code of an account, computable from the seed. */
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

/** Served shops may send cookies; other pages cannot read answers. */
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

/** Starts the shops' server on a free loopback port. The seed determines the secret that signs its sessions. */
export const startShopServer = async ({
  seed,
  chains,
  rpc,
  ...http
}: {
  readonly seed: string
  /** CAIP-2 ids of the chains whose accounts may sign in. */
  readonly chains: readonly CaipNetworkId[]
  /** JSON-RPC of the EVM chains among them. */
  readonly rpc: Readonly<Record<string, string>>
  readonly faults: RequestRules<Fault>
  readonly rewrites: RequestRules<Rewrite>
  readonly log: (request: LoggedRequest) => void
}): Promise<SandboxShopServer> => {
  const secret = createHash('sha256').update(`sessions of ${seed}`).digest('hex')
  const shops = new Map<string, SignInServer>()
  /** Answers for the shop whose page sent the request. */
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
  // Same host name as the demo: pages at `localhost` do not get cookies of `127.0.0.1`.
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
