/** A request to the sandbox, its address taken apart. */
export interface ServerRequest {
  readonly method: string
  /** Below the part's own prefix, without a leading slash. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly headers: Headers
}

/** What a part of the sandbox answers; `json`, and not to be kept, unless it says otherwise. */
export interface Reply {
  readonly status: number
  readonly body: string | Uint8Array
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One of the sandbox's servers. */
export type RequestHandler = (question: ServerRequest) => Promise<Reply> | Reply

export const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })

/** A refusal in the words of the blockchain API, by the part of the call that is wrong. */
export const refuse = (field: string, description: string): Reply =>
  json({ status: 'FAILED', reasons: [{ field, description }] }, 400)

/** The object that a JSON text holds; `undefined` where it holds none. */
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
 * Lets a question through only with a known project, as the real servers do. Calls are GET and name it in their query,
 * but for the paths `posts`, which are POST and name it in their body.
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

/** Hands JSON-RPC on to the chain, so that the log and the faults reach it too. */
export const makeRpcProxy =
  (url: string): RequestHandler =>
  async ({ method, body }) => {
    if (method !== 'POST') return json({ error: 'JSON-RPC is POST' }, 405)
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return { status: answer.status, body: await answer.text() }
  }
