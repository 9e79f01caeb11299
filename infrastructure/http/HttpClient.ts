import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Decoder } from 'io-ts'
import type { RemoteError } from '../../domain/errors/remoteError.js'

/** Parameters by name. Those that are absent or empty are not sent. */
export type Query = Readonly<Record<string, string | undefined>>

/** Asks one server. All that comes back has passed the question's codec. */
export interface HttpClient {
  /**
   * `path` is relative to the base address; its variable parts are escaped by the caller. `reason` reads, of the first
   * 8 KiB of a failure's body, why the server refuses; where it can't, the failure has none.
   */
  readonly get: <A>(
    path: string,
    query: Query,
    codec: Decoder<unknown, A>,
    reason?: Decoder<unknown, string>,
  ) => TaskEither<RemoteError, A>
  /**
   * Sends a JSON text to the path. What every call says of the page is not sent: a body that needs the project has it
   * (wire reference 1.3).
   */
  readonly post: <A>(
    path: string,
    body: object,
    codec: Decoder<unknown, A>,
    reason?: Decoder<unknown, string>,
  ) => TaskEither<RemoteError, A>
  /** Whole address of a question, for an `<img>`; `undefined` when no server is configured. */
  readonly address: (path: string, query: Query) => string | undefined
  /** Drops what is in flight; later questions are answered `Unreachable` without a request. */
  readonly destroy: () => void
}

/** Stands where the host configured no server: nothing is ever sent. */
export const unconfiguredHttpClient: HttpClient = {
  get: () => TE.left({ _tag: 'NotConfigured' }),
  post: () => TE.left({ _tag: 'NotConfigured' }),
  address: () => undefined,
  destroy: () => undefined,
}

/** Puts `path` below the base address, keeping the base's own path: a proxy may serve the API under a prefix. */
export const buildUrl = (baseUrl: string, path: string, query: Query): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, value)
  }
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`
}

const SDK_TYPE = 'portico'

/** What every call says of the page (S7-01): the project, and what it runs as `<ui>-<adapters>-<version>`. */
export const commonQuery = (page: {
  readonly projectId: string | undefined
  /** `react`, `html`. */
  readonly ui: string
  /** In the order the host gave them; `universal` is said when there are none. */
  readonly adapters: readonly string[]
  readonly version: string
}): Query => ({
  projectId: page.projectId,
  st: SDK_TYPE,
  sv: `${page.ui}-${page.adapters.length === 0 ? 'universal' : page.adapters.join(',')}-${page.version}`,
})

/** The part of the platform's `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

// Taken when the module loads, before a page script can replace it (S-03).
const { fetch } = globalThis

/**
 * The page's own `fetch`, whoever takes its name later. It follows no redirect: who is asked answers, and no other
 * (S-12).
 */
export const pageFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'error' })

/**
 * The same for code that runs on servers: workers know no `error` there, and give the redirect itself as the answer,
 * which is none.
 */
export const serverFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })
