import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/**
 * Serves a built page on loopback under a content security policy. `documents` are virtual files by path, such as
 * `/sandbox.json`; `pages` are the paths that show the page itself; `more` are headers that extend or replace the
 * defaults. `port` 0 picks a free one.
 */
export const serveFolder = async ({ folder, port, documents, policy, pages = ['/'], more = {} }) => {
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...more,
  }
  const fileOf = (pathname) => {
    const path = normalize(join(folder, pages.includes(pathname) ? 'index.html' : decodeURIComponent(pathname)))
    return path.startsWith(folder + sep) ? path : undefined
  }
  const answer = async (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (Object.hasOwn(documents, pathname)) return { status: 200, type: TYPES['.json'], body: documents[pathname] }
    const file = fileOf(pathname)
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined)
    if (body === undefined) return { status: 404, type: 'text/plain', body: 'There is nothing here.' }
    return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type, body }) =>
        response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body),
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
