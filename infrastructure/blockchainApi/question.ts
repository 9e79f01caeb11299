import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Call, OutagesFeature } from '../../application/config/outagesFeature.js'
import { cached } from '../../application/kernel/cached.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { HttpClient } from '../http/HttpClient.js'

/** A question that is asked each time, also right after a failure: its answers are good for a moment only. */
export interface AskedQuestion<Query, Answer> {
  /** Its outages are noted by this name. */
  readonly call: Extract<Call, `blockchainApi ${string}`>
  /** Makes the request, and decodes the answer. */
  readonly ask: (client: HttpClient) => (query: Query) => TaskEither<RemoteError, Answer>
}

/** All that is to be said of one question to the blockchain API, in the file of the question. */
export interface Question<Query, Answer> extends AskedQuestion<Query, Answer> {
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

/** Whom questions are put to, by what clock, and who notes whether they are answered. */
export interface QuestionDeps {
  readonly client: HttpClient
  readonly scheduler: SchedulerLike
  readonly outages: Pick<OutagesFeature, 'watch'>
}

/** The question, behind its cache where it has one, its outcome noted. */
export const openQuestion = <Query, Answer>(
  question: AskedQuestion<Query, Answer> | Question<Query, Answer>,
  { client, scheduler, outages }: QuestionDeps,
): ((query: Query) => TaskEither<RemoteError, Answer>) => {
  const ask = question.ask(client)
  const answer = 'ttlMs' in question ? cached(ask, { ...question, ...REMOTE_RETRY, scheduler }) : ask
  const noted = outages.watch(question.call)
  return (query) => noted(answer(query))
}
