import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Call, OutagesFeature } from '../../application/config/outagesFeature.js'
import { cached } from '../../application/kernel/cached.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { HttpClient } from '../http/HttpClient.js'

/** All that is to be said of one question to the blockchain API, in the file of the question. */
export interface Question<Query, Answer> {
  /** Its outages are noted by this name. */
  readonly call: Extract<Call, `blockchainApi ${string}`>
  /** Makes the request, and decodes the answer. */
  readonly ask: (client: HttpClient) => (query: Query) => TaskEither<RemoteError, Answer>
  /** Queries with one key have one answer. */
  readonly key: (query: Query) => string
  /** From when on an answer must have been asked for (ms since the epoch), where a query says that. */
  readonly since?: (query: Query) => number | undefined
  /** How long an answer is kept; `Infinity` for the page's life. */
  readonly ttlMs: number
}

/**
 * After a failure, a question waits 30 s (S9-03, U-59). A server that is not configured stays so, and waiting for it
 * would read as an outage.
 */
const REMOTE_RETRY = {
  retryBlockMs: 30_000,
  blocksAfter: (failure: RemoteError): boolean => failure._tag !== 'NotConfigured',
  blocked: (retryAt: number): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
} as const

/** The question behind its cache, its outcome noted. */
export const openQuestion = <Query, Answer>(
  { call, ask, ...kept }: Question<Query, Answer>,
  {
    client,
    scheduler,
    outages,
  }: {
    readonly client: HttpClient
    readonly scheduler: SchedulerLike
    readonly outages: Pick<OutagesFeature, 'watch'>
  },
): ((query: Query) => TaskEither<RemoteError, Answer>) => {
  const answer = cached(ask(client), { ...kept, ...REMOTE_RETRY, scheduler })
  const noted = outages.watch(call)
  return (query) => noted(answer(query))
}
