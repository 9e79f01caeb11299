import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Decoder } from 'io-ts'
import type { RemoteError } from '../../domain/errors/remoteError.js'

/** Parameters by name; absent and empty ones are not sent. */
export type Query = Readonly<Record<string, string | undefined>>

/** Client of one server. Every answer has passed the question's codec. */
export interface HttpClient {
  /**
   * `path` is relative to the base address; the caller escapes its variable parts. `reason` decodes why the server
   * refuses from the first 8 KiB of a failure's body; if it cannot, the error has no reason.
   */
  readonly get: <A>(
    path: string,
    query: Query,
    codec: Decoder<unknown, A>,
    reason?: Decoder<unknown, string>,
  ) => TaskEither<RemoteError, A>
  /**
   * Posts a JSON text. Does not send the common query; a body that needs the project contains it (wire reference 1.3).
   */
  readonly post: <A>(
    path: string,
    body: object,
    codec: Decoder<unknown, A>,
    reason?: Decoder<unknown, string>,
  ) => TaskEither<RemoteError, A>
  /** Full address for an `<img>`; `undefined` if no server is configured. */
  readonly address: (path: string, query: Query) => string | undefined
  /** Aborts requests in flight; later ones fail with `Unreachable` without being sent. */
  readonly destroy: () => void
}

/** Client for a server that the host did not configure: sends nothing. */
export const unconfiguredHttpClient: HttpClient = {
  get: () => TE.left({ _tag: 'NotConfigured' }),
  post: () => TE.left({ _tag: 'NotConfigured' }),
  address: () => undefined,
  destroy: () => undefined,
}

/** Appends `path` to the base address and keeps the base's path: a proxy may serve the API under a prefix. */
export const buildUrl = (baseUrl: string, path: string, query: Query): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, value)
  }
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`
}

const SDK_TYPE = 'portico'

/** Parameters that every call sends about the page (S7-01): project and `<ui>-<adapters>-<version>`. */
export const commonQuery = (page: {
  readonly projectId: string | undefined
  /** `react`, `html`. */
  readonly ui: string
  /** In the host's order; `universal` if empty. */
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
 * The page's original `fetch`, even if a script replaces the global later. Refuses redirects: only the server that was
 * asked may answer (S-12).
 */
export const pageFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'error' })

/**
 * Like `pageFetch`, for code on servers. Workers do not support `error`; `manual` returns the redirect itself, which no
 * codec accepts.
 */
export const serverFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })
