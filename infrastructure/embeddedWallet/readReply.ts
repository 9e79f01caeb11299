import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { LoginError } from '../../domain/login/LoginError.js'
import { readLoginError } from '../../domain/login/readLoginError.js'
import { frameEnvelope } from './frameEnvelope.js'
import type { FrameMessage } from './FrameMessage.js'

const Refusal = t.type({ message: t.string })

/** What the frame said to the question of this name and id; `undefined` when this is about something else. */
export const readReply = <Reply>(
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
