import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Treatment } from './startFaultyServer.js'

/** General server failures, and the expected error of a query. */
export const BAD_REPLIES: readonly (readonly [what: string, treatment: Treatment, error: Partial<RemoteError>])[] = [
  ['malformed JSON', { body: '{"data":[' }, { _tag: 'Malformed', detail: 'not JSON' }],
  ['a web page', { body: '<!doctype html>' }, { _tag: 'Malformed', detail: 'not JSON' }],
  ['an empty body', { body: '' }, { _tag: 'Malformed', detail: 'not JSON' }],
  ['a list', { body: '[]' }, { _tag: 'Malformed' }],
  ['null', { body: 'null' }, { _tag: 'Malformed' }],
  ['401', { status: 401 }, { _tag: 'HttpStatus', status: 401 }],
  ['403', { status: 403 }, { _tag: 'HttpStatus', status: 403 }],
  ['429', { status: 429, headers: { 'retry-after': '7' } }, { _tag: 'HttpStatus', status: 429, retryAfterMs: 7_000 }],
  ['500', { status: 500 }, { _tag: 'HttpStatus', status: 500 }],
  ['503', { status: 503, headers: { 'retry-after': '1' } }, { _tag: 'HttpStatus', status: 503, retryAfterMs: 1_000 }],
  ['a connection that breaks', 'drop', { _tag: 'Unreachable' }],
]
