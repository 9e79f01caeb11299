import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { bothOf, exactly, oneOf, stringMatching } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'
import type { Fetch } from '../http/HttpClient.js'
import { readBodyText } from '../http/responseBody.js'
import { attempt } from '../shared/safeRead.js'
import { within } from '../shared/within.js'
import { SessionRejection } from './SessionRejection.js'

/** Shorter than the 10 s deadline of a site's functions. */
const ANSWER_MS = 8_000
const MOST_BYTES = 65_536

/** At least 96 bits in letters and digits (S-16). */
const Nonce = stringMatching(/^[a-z0-9]{17,256}$/i)

/** Answer of `nonce`. */
export const NonceAnswer = exactly({ nonce: Nonce, issuedAt: t.string }, { expirationTime: t.string })

/** Answer of `verify`, and of `me` if signed in. */
export const SignedInAnswer = bothOf(
  t.type({ account: t.type({ chainId: caipNetworkId, address: t.string }), nonce: t.string }),
  t.partial({ token: stringMatching(/^[\w.-]{1,16384}$/) }),
)

/** Answer of `me`; `null` if not signed in. */
export const WhoAnswer = oneOf(t.null, SignedInAnswer)

export const SignedOutAnswer = t.type({})

const Refusal = t.type({ code: stringMatching(/^[A-Za-z]{1,64}$/) })

/** A failed request, with its HTTP status. */
export class ServerRejection extends SessionRejection {
  readonly status: number | undefined

  constructor(code: string, status?: number, options?: ErrorOptions) {
    super(code, options)
    this.status = status
  }
}

interface Question<A> {
  readonly path: 'nonce' | 'verify' | 'me' | 'sign-out'
  /** Sent as a POST request if present. */
  readonly body?: object
  readonly codec: t.Decoder<unknown, A>
}

/** Queries a sign-in server. Rejects with a `ServerRejection` for invalid answers. */
export type AskServer = <A>(question: Question<A>) => Promise<A>

const isJson = ({ headers }: Response): boolean => /^application\/json(?:;|$)/i.test(headers.get('content-type') ?? '')

const readJson = async (response: Response): Promise<unknown> => {
  const text = isJson(response) ? await readBodyText(response, MOST_BYTES) : undefined
  return text === undefined ? undefined : attempt<unknown>(() => JSON.parse(text), undefined)
}

const answerOf = async <A>(send: () => Promise<Response>, codec: t.Decoder<unknown, A>): Promise<A> => {
  const response = await send()
  const { ok, status } = response
  const body = await readJson(response)
  if (!ok) {
    const refusal = Refusal.decode(body)
    throw new ServerRejection(E.isRight(refusal) ? refusal.right.code : 'HttpStatus', status)
  }
  const answer = codec.decode(body)
  if (E.isLeft(answer)) throw new ServerRejection('Malformed', status)
  return answer.right
}

/** Queries the server at `url`, with headers read at each request. */
export const makeAskServer =
  (deps: {
    readonly url: string
    readonly fetch: Fetch
    readonly credentials: RequestCredentials
    readonly headers: () => Readonly<Record<string, string>>
  }): AskServer =>
  async ({ path, body, codec }) => {
    const abort = new AbortController()
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const type = body && { 'content-type': 'application/json' }
    const send = (): Promise<Response> =>
      deps.fetch(`${deps.url}/${path}`, {
        credentials: deps.credentials,
        cache: 'no-store',
        signal: abort.signal,
        ...post,
        headers: { ...type, ...deps.headers() },
      })
    try {
      const answer = await within(ANSWER_MS, answerOf(send, codec), undefined)
      if (answer === undefined) throw new ServerRejection('TimedOut')
      return answer
    } catch (cause) {
      // Cancels the rest of the answer.
      abort.abort()
      throw cause instanceof ServerRejection ? cause : new ServerRejection('Unreachable', undefined, { cause })
    }
  }
