import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Reply } from '../../http/handler.js'

/** A request to one of the secure site's two servers. */
export interface SiteRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** Fires when the client stops waiting. */
  readonly signal: AbortSignal
}

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Serves one origin on loopback, for its own pages; refuses pages of other origins. */
export const serveSite = async (
  answer: (request: SiteRequest) => Promise<Reply>,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  let origin = ''
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asker = request.headers.origin
    // Navigations are allowed: a frame with storage access sends the embedding page's origin on load.
    const isPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
    if (asker !== undefined && asker !== origin && !isPage)
      return void response.writeHead(403, HEADERS).end('This is for the pages of this site.')
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const reply = await answer({
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: await bodyOf(request),
      signal: gone.signal,
    })
    response
      .writeHead(reply.status, { ...HEADERS, 'content-type': reply.type ?? 'application/json', ...reply.headers })
      .end(reply.body)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch(
      () => response.headersSent || response.writeHead(500, HEADERS).end('{"error":"the secure site failed"}'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the secure site has no port')
  origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
