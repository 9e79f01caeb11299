import * as E from 'fp-ts/Either'
import { readBodyText } from '../http/responseBody.js'
import { attempt } from '../shared/safeRead.js'
import { within } from '../shared/within.js'
import type { ServerRefusal } from './answers.js'

/** A message, a signature of a contract that is not deployed yet, and the proof that has both again. */
const MOST_BYTES = 262_144
const BODY_MS = 10_000

/**
 * Whether a page of the site posts: browsers say whose page it is, and no page can say otherwise. A request without an
 * origin is of no page.
 */
export const isOwnPost = (request: Request, origin: string): boolean => request.headers.get('origin') === origin

/** Reads JSON that was posted, as `unknown`; Left says why it is not. Other types need no leave to be posted (CORS). */
export const readPost = async (request: Request): Promise<E.Either<ServerRefusal, unknown>> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== 'application/json') return E.left('ContentType')
  const text = await within(BODY_MS, readBodyText(request, MOST_BYTES), null)
  if (text === null) return E.left('TooSlow')
  if (text === undefined) return E.left('TooLarge')
  const body = attempt<unknown>(() => JSON.parse(text), undefined)
  return body === undefined ? E.left('Malformed') : E.right(body)
}
