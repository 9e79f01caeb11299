import { createServer, type ServerResponse } from 'node:http'

/** The server's reaction to a request. `hang` never answers, `drop` closes the socket in the middle of the body. */
export type Treatment =
  | 'hang'
  | 'drop'
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

interface Asked {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, unknown>>
  /** Empty until received, and without a body. */
  readonly body: string
}

export interface FaultyServer {
  readonly url: string
  /** Requests in order of arrival, with parsed path and query. */
  readonly asked: readonly Asked[]
  /** Sets the reaction to requests from now on. */
  readonly treat: (treatment: Treatment) => void
  /** Answers 200 with this as JSON from now on. */
  readonly answer: (reply: unknown) => void
  readonly close: () => Promise<void>
}

const perform = (treatment: Treatment, response: ServerResponse): void => {
  if (treatment === 'hang') return
  if (treatment === 'drop') {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"half":', () => response.destroy())
    return
  }
  response.writeHead(treatment.status ?? 200, { 'content-type': 'application/json', ...treatment.headers })
  response.end(treatment.body ?? '')
}

/** A real server on a free port of localhost with scripted reactions; at first it answers `{}`. */
export const startFaultyServer = async (): Promise<FaultyServer> => {
  let current: Treatment = { body: '{}' }
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { url = '/', method = '', headers } = request
    let body = ''
    asked.push({
      url: new URL(url, 'http://localhost'),
      method,
      headers,
      get body() {
        return body
      },
    })
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => perform(current, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    treat: (treatment) => {
      current = treatment
    },
    answer: (reply) => {
      current = { body: JSON.stringify(reply) }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
