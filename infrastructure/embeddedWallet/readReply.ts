import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { LoginError } from '../../domain/login/LoginError.js'
import { readLoginError } from '../../domain/login/readLoginError.js'
import { FRAME_PREFIX } from './FRAME_PREFIX.js'
import { frameEnvelope } from './frameEnvelope.js'
import type { FrameMessage } from './FrameMessage.js'

const Refusal = t.type({ message: t.string })

/** What the frame said to one question; `undefined` when this is about something else. */
export const readReply = <Reply>(
  { name, reply, about }: Pick<FrameMessage<unknown, Reply>, 'name' | 'reply' | 'about'>,
  id: string,
  data: unknown,
): E.Either<LoginError, Reply> | undefined => {
  if (!frameEnvelope.is(data) || data.id !== id) return undefined
  if (data.type === `${FRAME_PREFIX}${name}_ERROR`) return E.left(readLoginError(Refusal.is(data.payload) ? data.payload.message : '', about))
  if (data.type !== `${FRAME_PREFIX}${name}_SUCCESS`) return undefined
  return pipe(reply.decode(data.payload), E.mapLeft((): LoginError => ({ _tag: 'FrameMalformed', detail: name })))
}
