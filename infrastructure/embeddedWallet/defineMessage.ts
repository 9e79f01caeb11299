import type { Decoder, Type } from 'io-ts'
import type { FrameMessage } from './FrameMessage.js'
import { LIMITS_MS } from './LIMITS_MS.js'

export const defineMessage = <Payload, Reply>(
  name: string,
  payload: Type<Payload, unknown, unknown>,
  reply: Decoder<unknown, Reply>,
  { afterMs = LIMITS_MS.request, about = 'Other' }: Partial<Pick<FrameMessage<Payload, Reply>, 'afterMs' | 'about'>> = {},
): FrameMessage<Payload, Reply> => ({ name, payload, reply, afterMs, about })
