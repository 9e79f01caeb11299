import { createServer } from 'node:http'

/** A server's answer for a path: JSON, a raw text, or a status without a body, optionally with headers. */
export type Route =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly body: unknown }
  | { readonly text: string }

export interface Routes {
  readonly url: string
  /** The requested paths, in order. */
  readonly asked: readonly string[]
  /** The same with their queries. */
  readonly urls: readonly URL[]
  /** Sets the answers from now on; any other path is not found. */
  readonly say: (routes: Readonly<Record<string, Route>>) => void
  readonly close: () => Promise<void>
}

/** A real server on a free port of localhost that answers by path. */
export const startRoutes = async (initial: Readonly<Record<string, Route>>): Promise<Routes> => {
  let routes = initial
  const urls: URL[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const { pathname } = url
    urls.push(url)
    asked.push(pathname)
    const route = routes[pathname] ?? { status: 404 }
    const [status, more] = 'status' in route ? [route.status, route.headers] : [200, undefined]
    response.writeHead(status, { 'content-type': 'application/json', ...more })
    response.end('body' in route ? JSON.stringify(route.body) : 'text' in route ? route.text : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    urls,
    say: (next) => {
      routes = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
