import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { filter, firstValueFrom, map, mergeMap, of, race, type SchedulerLike, tap, timer } from 'rxjs'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { bothOf } from '../../http/codecs/combinators.js'
import { eventsOf } from '../../shared/eventsOf.js'
import { REFUSALS, requestFailed, toRequestError } from '../shared/providerErrors.js'

/** The Safe App methods used here, as named by `@safe-global/safe-apps-sdk` 9.1.0. */
type SafeMethod =
  'getSafeInfo' | 'sendTransactions' | 'getTxBySafeTxHash' | 'signMessage' | 'signTypedMessage' | 'rpcCall'

/** The part of `Window` that is used to message the embedding page. */
export interface FramedWindow {
  readonly parent: { readonly postMessage: (message: unknown, targetOrigin: string) => void }
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** Sends one request to the Safe; the deadline is in ms. */
export type AskSafe = <A>(
  method: SafeMethod,
  params: unknown,
  answer: t.Decoder<unknown, A>,
  afterMs: number,
) => TaskEither<RequestError, A>

/** Protocol version sent to the Safe; features of later versions are not used. */
const ENVIRONMENT = { sdkVersion: '9.1.0' }

const Answer = bothOf(t.type({ id: t.string, success: t.boolean }), t.partial({ data: t.unknown, error: t.unknown }))

/** Bound to the first Safe origin that answers; messages from other origins are ignored, and none are sent there. */
export interface SafeMessages {
  readonly ask: AskSafe
}

const newId = (): string => crypto.randomUUID()

/**
 * Messages between a Safe App and the embedding Safe. Posts only to the parent window and to `origins`. Accepts only
 * answers from the parent, from an accepted origin, with the id of an open request.
 */
export const makeSafeMessages = (
  origins: readonly string[],
  { window, scheduler }: { readonly window: FramedWindow; readonly scheduler: SchedulerLike },
): SafeMessages => {
  let heardFrom: string | undefined
  const isHeard = ({ source, origin }: MessageEvent): boolean =>
    source === window.parent && (heardFrom === undefined ? origins.includes(origin) : origin === heardFrom)
  return {
    ask: (method, params, codec, afterMs) => () => {
      const id = newId()
      const answers = eventsOf(window, 'message').pipe(
        filter(isHeard),
        mergeMap(({ origin, data }) => {
          const answer = Answer.decode(data)
          return E.isRight(answer) && answer.right.id === id ? of({ origin, ...answer.right }) : []
        }),
        tap(({ origin }) => (heardFrom ??= origin)),
        map(({ success, data, error }) => {
          if (!success) return E.left(toRequestError(error))
          const read = codec.decode(data)
          return E.isRight(read) ? read : E.left(requestFailed(...REFUSALS.answer))
        }),
      )
      const late = timer(afterMs, scheduler).pipe(map(() => E.left<RequestError>({ _tag: 'RequestTimedOut', afterMs })))
      const outcome = firstValueFrom(race(answers, late))
      // The browser delivers only if the parent has this origin.
      for (const origin of heardFrom === undefined ? origins : [heardFrom])
        window.parent.postMessage({ id, method, params, env: ENVIRONMENT }, origin)
      return outcome
    },
  }
}
