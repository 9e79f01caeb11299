import * as E from 'fp-ts/Either'
import { catchError, defer, filter, map, NEVER, type Observable, of, race, type SchedulerLike, timer } from 'rxjs'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { FrameMessage } from './FrameMessage.js'
import type { LiveFrame } from './mountFrame.js'
import { readReply } from './readReply.js'
import { toEnvelope } from './toEnvelope.js'

/** Posts a question to the secure site, and to no other page that may have come into its frame, and waits for the answer with its id. */
export const exchange = <Payload, Reply>(deps: {
  readonly frame: LiveFrame
  readonly id: string
  readonly scheduler: SchedulerLike
  readonly message: FrameMessage<Payload, Reply>
  readonly payload: Payload
}): Observable<E.Either<LoginError, Reply>> => {
  const { frame, id, message } = deps
  const failed = (error: LoginError) => (): E.Either<LoginError, Reply> => E.left(error)
  const posted = defer(() => {
    frame.post(toEnvelope(message, deps.payload, id), frame.origin)
    return NEVER
  }).pipe(catchError(() => of(failed({ _tag: 'FrameMalformed', detail: message.name })())))
  return race(
    frame.heard.pipe(
      map((data) => readReply(message, id, data)),
      filter((reply) => reply !== undefined),
    ),
    timer(message.afterMs, deps.scheduler).pipe(map(failed({ _tag: 'FrameTimedOut', afterMs: message.afterMs }))),
    posted,
  )
}
