import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentSecurityPolicy } from './serve/contentSecurityPolicy.mjs'

const DEMO = fileURLToPath(new URL('../build/demo', import.meta.url))

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }

const fileOf = (folder, pathname) => {
  const path = normalize(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
  return path.startsWith(folder + sep) ? path : undefined
}

/**
 * Serves the built demo on loopback under the strict policy. `/sandbox.json` tells the page where the
 * sandbox's servers are. `port` 0 picks a free one; `folder` is for another page that is served in the same way.
 */
export const serveDemo = async ({ port, sandbox, folder = DEMO }) => {
  const addresses = JSON.stringify({
    walletApi: sandbox.walletApi,
    blockchainApi: sandbox.blockchainApi,
    networks: sandbox.networks,
    unlistedNetwork: sandbox.unlistedNetwork,
    accounts: sandbox.accounts,
    projectId: 'sandbox',
  })
  const headers = {
    'content-security-policy': contentSecurityPolicy(new URL(sandbox.walletApi).origin),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  const answer = async (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/sandbox.json') return { status: 200, type: TYPES['.json'], body: addresses }
    const file = fileOf(folder, pathname)
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined)
    if (body === undefined) return { status: 404, type: 'text/plain', body: 'There is nothing here.' }
    return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body),
      () => response.writeHead(400, headers).end(),
    )
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
