import type { RemoteError } from '../../domain/errors/remoteError.js'

/** Limit for all bodies except pictures. */
export const MAX_BODY_BYTES = 1_048_576

/** Reads a body; stops and returns `undefined` beyond `maxBytes`. */
export const readBodyBytes = async (
  response: Pick<Body, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** Reads a body as text; stops and returns `undefined` beyond `maxBytes`. */
export const readBodyText = async (response: Pick<Body, 'body'>, maxBytes: number): Promise<string | undefined> => {
  const bytes = await readBodyBytes(response, maxBytes)
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
}

/** Upper limit of a delay that a server can impose, in ms. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * Parses a Retry-After header (RFC 9110, 10.2.3): seconds or an HTTP date. Returns ms from `now` (ms since the epoch),
 * at most one hour; `undefined` if unreadable.
 */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? ''
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS)
}

/** Error of a status other than 2xx. `now`: ms since the epoch. */
export const statusError = (response: Response, now: number): RemoteError => {
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now)
  return { _tag: 'HttpStatus', status: response.status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}
