import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { filter, firstValueFrom, map, mergeMap, of, race, type SchedulerLike, tap, timer } from 'rxjs'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { bothOf } from '../../http/codecs/combinators.js'
import { eventsOf } from '../../shared/eventsOf.js'
import { REFUSALS, requestFailed, toRequestError } from '../shared/providerErrors.js'

/** The methods of a Safe App that are asked for here, as `@safe-global/safe-apps-sdk` 9.1.0 names them. */
type SafeMethod =
  'getSafeInfo' | 'sendTransactions' | 'getTxBySafeTxHash' | 'signMessage' | 'signTypedMessage' | 'rpcCall'

/** What the page needs of its window to talk to the page around it. */
export interface FramedWindow {
  readonly parent: { readonly postMessage: (message: unknown, targetOrigin: string) => void }
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** One question to the Safe: its deadline is in ms. */
export type AskSafe = <A>(
  method: SafeMethod,
  params: unknown,
  answer: t.Decoder<unknown, A>,
  afterMs: number,
) => TaskEither<RequestError, A>

/** The version of the protocol: what newer ones add is not asked for. */
const ENVIRONMENT = { sdkVersion: '9.1.0' }

const Answer = bothOf(t.type({ id: t.string, success: t.boolean }), t.partial({ data: t.unknown, error: t.unknown }))

/** The Safe that answered, by its origin; nobody else is heard, or told anything, from then on. */
export interface SafeMessages {
  readonly ask: AskSafe
}

const newId = (): string => crypto.randomUUID()

/**
 * Messages between a Safe App and the Safe whose frame it is in. They go to the page around this one, and only while
 * that is of one of the `origins`; answers count that come from there, from the same origin, with the id of a question
 * that is open.
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
      // The browser gives it to nobody of another origin.
      for (const origin of heardFrom === undefined ? origins : [heardFrom])
        window.parent.postMessage({ id, method, params, env: ENVIRONMENT }, origin)
      return outcome
    },
  }
}
