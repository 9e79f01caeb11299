import * as E from 'fp-ts/Either'
import { readBodyText } from '../http/responseBody.js'
import { attempt } from '../shared/safeRead.js'
import { within } from '../shared/within.js'
import type { ServerRefusal } from './answers.js'

/** Room for a message, an ERC-6492 signature, and a CACAO that repeats both. */
const MOST_BYTES = 262_144
const BODY_MS = 10_000

/**
 * Whether a page of the site sent the request: browsers set `Origin`, and pages cannot change it. A request without
 * `Origin` comes from no page.
 */
export const isOwnPost = (request: Request, origin: string): boolean => request.headers.get('origin') === origin

/**
 * Reads a JSON body as `unknown`; `Left` with the reason otherwise. Requires the JSON content type: cross-origin pages
 * can post other types without a CORS preflight.
 */
export const readPost = async (request: Request): Promise<E.Either<ServerRefusal, unknown>> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== 'application/json') return E.left('ContentType')
  const text = await within(BODY_MS, readBodyText(request, MOST_BYTES), null)
  if (text === null) return E.left('TooSlow')
  if (text === undefined) return E.left('TooLarge')
  const body = attempt<unknown>(() => JSON.parse(text), undefined)
  return body === undefined ? E.left('Malformed') : E.right(body)
}
