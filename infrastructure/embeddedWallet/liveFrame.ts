import {
  catchError,
  defer,
  delay,
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  share,
  take,
  timer,
} from 'rxjs'
import { lateAfter } from '../../application/kernel/inTime.js'
import { frameEnvelope } from './frameCodecs.js'
import type { FrameHost, MountedFrame } from './browserFrameHost.js'
import { FRAME_MESSAGES, FRAME_TIMEOUTS_MS, type FrameMessage, type PayloadOf, type ReplyOf } from './frameMessages.js'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { type LoginError, readLoginError } from '../../domain/login/loginError.js'

/** The frame receives messages only this long after it reported ready. */
const SETTLE_MS = 500

/** A mounted frame and its messages. */
export interface LiveFrame extends MountedFrame {
  readonly origin: string
  readonly messages: Observable<unknown>
  /** Emits when the frame is ready, also after a reload. */
  readonly ready: Observable<void>
  /** Resolves at `ready`, or with `false` if the frame does not load in time. */
  readonly loaded: Promise<boolean>
}

const isReady = (data: unknown): boolean => frameEnvelope.is(data) && data.type === '@w3m-frame/READY'

/** Mounts a frame. Accepts only messages from its window with the secure site's origin. */
export const mountFrame = (deps: {
  readonly host: FrameHost
  readonly url: string
  readonly scheduler: SchedulerLike
  /** Emits when the page no longer needs the frame. */
  readonly over: Observable<unknown>
}): LiveFrame | undefined => {
  const { host, scheduler } = deps
  const { origin } = new URL(deps.url)
  const mounted = host.mount(deps.url)
  if (mounted === undefined) return undefined
  const isOwn = (source: unknown): boolean => source !== null && source !== undefined && source === mounted.window()
  const messages = host.messages.pipe(
    filter((message) => message.origin === origin && isOwn(message.source)),
    map(({ data }) => data),
    share(),
  )
  const alive = messages.pipe(filter(isReady), share())
  const ready = alive.pipe(
    delay(SETTLE_MS, scheduler),
    map(() => undefined),
    share(),
  )
  const silent = timer(FRAME_TIMEOUTS_MS.load, scheduler)
  const lost = race(alive.pipe(map(() => true)), merge(mounted.failed, silent, deps.over).pipe(map(() => false))).pipe(
    take(1),
    filter((isAlive) => !isAlive),
  )
  return {
    ...mounted,
    origin,
    messages,
    ready,
    loaded: firstValueFrom(race(ready.pipe(map(() => true)), merge(lost, deps.over).pipe(map(() => false)))),
  }
}

const Refusal = t.type({ message: t.string })

/** Reply to the message with this name and id; `undefined` for other messages. */
const readReply = <Reply>(
  { reply, about }: Pick<FrameMessage<unknown, Reply>, 'reply' | 'about'>,
  name: string,
  id: string,
  data: unknown,
): E.Either<LoginError, Reply> | undefined => {
  if (!frameEnvelope.is(data) || data.id !== id) return undefined
  if (data.type === `@w3m-frame/${name}_ERROR`)
    return E.left(readLoginError(Refusal.is(data.payload) ? data.payload.message : '', about ?? 'Other'))
  if (data.type !== `@w3m-frame/${name}_SUCCESS`) return undefined
  return E.mapLeft((): LoginError => ({ _tag: 'FrameMalformed', detail: name }))(reply.decode(data.payload))
}

/** Posts a message to the secure site's origin only, and waits for the answer with its id. */
export const exchangeMessage = <Name extends keyof typeof FRAME_MESSAGES>(deps: {
  readonly frame: LiveFrame
  readonly id: string
  readonly scheduler: SchedulerLike
  readonly name: Name
  readonly payload: PayloadOf<Name>
}): Observable<E.Either<LoginError, ReplyOf<Name>>> => {
  const { frame, id, name } = deps
  const message = FRAME_MESSAGES[name]
  const { afterMs = FRAME_TIMEOUTS_MS.request } = message
  const failed = (error: LoginError): E.Either<LoginError, never> => E.left(error)
  const posted = defer(() => {
    const payload = message.payload.encode(deps.payload)
    frame.post({ id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) }, frame.origin)
    return NEVER
  }).pipe(catchError(() => of(failed({ _tag: 'FrameMalformed', detail: name }))))
  return race(
    frame.messages.pipe(
      map((data) => readReply(message, name, id, data)),
      filter((reply) => reply !== undefined),
    ),
    lateAfter<LoginError>(deps.scheduler, afterMs, { _tag: 'FrameTimedOut', afterMs }),
    posted,
  )
}
