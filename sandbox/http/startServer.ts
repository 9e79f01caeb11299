import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, RequestRules, Rewrite } from './rules.js'
import { json, type Reply, type RequestHandler } from './handler.js'
import { applyRewrite } from './applyRewrite.js'

/** A request that reached the sandbox. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** 0 if a fault broke the connection or suppressed the answer. */
  readonly status: number
  /** ms since the epoch. */
  readonly at: number
}

/** CORS headers of a server, by the origin of the requesting page; `undefined` if the request is not from a page. */
export type CorsPolicy = (origin: string | undefined) => Readonly<Record<string, string>>

/** Allows any page, without credentials. */
const anyPage: CorsPolicy = () => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type, if-none-match, solana-client, x-sdk-type, x-sdk-version',
  'access-control-expose-headers': 'retry-after, etag',
  'cache-control': 'no-store',
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
  return headers
}

const ask = async (
  parts: Readonly<Record<string, RequestHandler>>,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> => {
  const prefix = Object.keys(parts).find((name) => url.pathname.startsWith(`/${name}/`) || url.pathname === `/${name}`)
  const part = prefix === undefined ? undefined : parts[prefix]
  if (prefix === undefined || part === undefined) return json({ error: 'nothing is here' }, 404)
  const path = url.pathname.slice(prefix.length + 2)
  return part({
    method: request.method ?? 'GET',
    path,
    query: url.searchParams,
    body: await bodyOf(request),
    headers: headersOf(request),
  })
}

export interface Server {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves the handlers on loopback, logs every request, and applies faults and rewrites. */
export const startServer = async (deps: {
  readonly port: number
  readonly parts: () => Readonly<Record<string, RequestHandler>>
  readonly faults: RequestRules<Fault>
  readonly rewrites: RequestRules<Rewrite>
  readonly log: (request: LoggedRequest) => void
  /** By default any page may read the answers, without credentials. */
  readonly cors?: CorsPolicy
}): Promise<Server> => {
  const { cors = anyPage } = deps
  const closing = new AbortController()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    const allowed = cors(request.headers.origin)
    if (method === 'OPTIONS') return void response.writeHead(204, allowed).end()
    const control = url.pathname.startsWith('/control/')
    const note = (status: number): void => {
      if (!control)
        deps.log({ method, path: url.pathname, query: Object.fromEntries(url.searchParams), status, at: Date.now() })
    }
    const fault = control ? undefined : deps.faults.take(method, url)
    if (fault?.hang === true) return note(0)
    if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { signal: closing.signal })
    if (fault?.drop === true) {
      note(0)
      return void response.destroy()
    }
    const broken = fault?.status !== undefined || fault?.body !== undefined
    const rewrite = control || broken ? undefined : deps.rewrites.take(method, url)
    const truth: Reply = broken
      ? { status: fault.status ?? 200, body: fault.body ?? '{}' }
      : await ask(deps.parts(), request, url)
    const reply = rewrite === undefined ? truth : applyRewrite(truth, rewrite)
    note(reply.status)
    response
      .writeHead(reply.status, {
        ...allowed,
        'content-type': reply.type ?? 'application/json',
        ...reply.headers,
        ...fault?.headers,
      })
      .end(reply.body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(
      () =>
        response.destroyed ||
        response.headersSent ||
        response.writeHead(500, cors(request.headers.origin)).end('{"error":"the sandbox failed"}'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(deps.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the sandbox has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        closing.abort()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
