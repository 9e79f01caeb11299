import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Call, OutagesFeature } from '../../application/config/outagesFeature.js'
import { cached } from '../../application/kernel/cached.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { HttpClient } from '../http/HttpClient.js'

/** A question without a cache or retry block: its answers expire at once. */
export interface AskedQuestion<Query, Answer> {
  /** Name under which outages are reported. */
  readonly call: Extract<Call, `blockchainApi ${string}`>
  /** Sends the request and decodes the answer. */
  readonly ask: (client: HttpClient) => (query: Query) => TaskEither<RemoteError, Answer>
}

/** Complete definition of one question to the blockchain API, in one file. */
export interface Question<Query, Answer> extends AskedQuestion<Query, Answer> {
  /** Cache key: queries with equal keys share an answer. */
  readonly key: (query: Query) => string
  /** Oldest acceptable request time of a cached answer (ms since the epoch), if the query sets one. */
  readonly since?: (query: Query) => number | undefined
  /** Cache lifetime; `Infinity` for the page's life. */
  readonly ttlMs: number
}

/**
 * A question is blocked for 30 s after a failure (S9-03, U-59), except after `NotConfigured`: that does not change, and
 * a block would read as an outage.
 */
const REMOTE_RETRY = {
  retryBlockMs: 30_000,
  blocksAfter: (failure: RemoteError): boolean => failure._tag !== 'NotConfigured',
  blocked: (retryAt: number): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
} as const

export interface QuestionDeps {
  readonly client: HttpClient
  readonly scheduler: SchedulerLike
  readonly outages: Pick<OutagesFeature, 'watch'>
}

/** Wraps a question in its cache, if it has one, and in outage reports. */
export const openQuestion = <Query, Answer>(
  question: AskedQuestion<Query, Answer> | Question<Query, Answer>,
  { client, scheduler, outages }: QuestionDeps,
): ((query: Query) => TaskEither<RemoteError, Answer>) => {
  const ask = question.ask(client)
  const answer = 'ttlMs' in question ? cached(ask, { ...question, ...REMOTE_RETRY, scheduler }) : ask
  const noted = outages.watch(question.call)
  return (query) => noted(answer(query))
}
