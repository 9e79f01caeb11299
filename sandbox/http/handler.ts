/** A parsed request to the sandbox. */
export interface ServerRequest {
  readonly method: string
  /** Below the part's own prefix, without a leading slash. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly headers: Headers
}

/** Answer of a part of the sandbox; by default JSON that must not be cached. */
export interface Reply {
  readonly status: number
  readonly body: string | Uint8Array
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One of the sandbox's servers. */
export type RequestHandler = (question: ServerRequest) => Promise<Reply> | Reply

export const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })

/** A refusal in the blockchain API's format, naming the invalid field. */
export const refuse = (field: string, description: string): Reply =>
  json({ status: 'FAILED', reasons: [{ field, description }] }, 400)

/** Parses a JSON object; `undefined` for anything else. */
export const readObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The only project the sandbox knows. */
const PROJECT_ID = 'sandbox'

const projectIn = (body: string): string | null => {
  const { projectId }: { readonly projectId?: unknown } = readObject(body) ?? {}
  return typeof projectId === 'string' ? projectId : null
}

/**
 * Admits only requests of a known project, as the real servers do. GET requests name it in their query, the `posts`
 * paths in their body.
 */
export const forProject =
  (part: RequestHandler, posts: readonly string[] = []): RequestHandler =>
  (question) => {
    const method = posts.includes(question.path) ? 'POST' : 'GET'
    const projectId = method === 'POST' ? projectIn(question.body) : question.query.get('projectId')
    if (projectId === null || projectId === '') return json({ error: 'projectId is missing' }, 401)
    if (projectId !== PROJECT_ID) return json({ error: 'projectId is not known' }, 403)
    return question.method === method ? part(question) : json({ error: `this call is ${method}` }, 405)
  }

/** Proxies JSON-RPC to the chain, so that the log and the faults apply. */
export const makeRpcProxy =
  (url: string): RequestHandler =>
  async ({ method, body }) => {
    if (method !== 'POST') return json({ error: 'JSON-RPC is POST' }, 405)
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return { status: answer.status, body: await answer.text() }
  }
