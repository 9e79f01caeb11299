import type { FrameMessage } from './FrameMessage.js'

const PREFIX = '@w3m-app/'

/** A question as it is posted. */
export const toEnvelope = <Payload>(message: Pick<FrameMessage<Payload, unknown>, 'name' | 'payload'>, asked: Payload, id: string): unknown => {
  const payload = message.payload.encode(asked)
  return { id, type: `${PREFIX}${message.name}`, ...(payload !== undefined && { payload }) }
}
