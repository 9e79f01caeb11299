import * as E from 'fp-ts/Either'
import { catchError, defer, filter, map, NEVER, type Observable, of, race, type SchedulerLike, timer } from 'rxjs'
import type { LoginError } from '../../domain/login/LoginError.js'
import { FRAME_MESSAGES, type PayloadOf, type ReplyOf } from './FRAME_MESSAGES.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import type { LiveFrame } from './mountFrame.js'
import { readReply } from './readReply.js'

/** Posts a question to the secure site, and to no other page that may have come into its frame, and waits for the answer with its id. */
export const exchange = <Name extends keyof typeof FRAME_MESSAGES>(deps: {
  readonly frame: LiveFrame
  readonly id: string
  readonly scheduler: SchedulerLike
  readonly name: Name
  readonly asked: PayloadOf<Name>
}): Observable<E.Either<LoginError, ReplyOf<Name>>> => {
  const { frame, id, name } = deps
  const message = FRAME_MESSAGES[name]
  const { afterMs = LIMITS_MS.request } = message
  const failed = (error: LoginError): E.Either<LoginError, never> => E.left(error)
  const posted = defer(() => {
    const payload = message.payload.encode(deps.asked)
    frame.post({ id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) }, frame.origin)
    return NEVER
  }).pipe(catchError(() => of(failed({ _tag: 'FrameMalformed', detail: name }))))
  return race(
    frame.heard.pipe(
      map((data) => readReply(message, name, id, data)),
      filter((reply) => reply !== undefined),
    ),
    timer(afterMs, deps.scheduler).pipe(map(() => failed({ _tag: 'FrameTimedOut', afterMs }))),
    posted,
  )
}
