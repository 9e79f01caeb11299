import type { Type } from 'io-ts'

/** One question to the frame and its answer. */
export interface FrameMessage<Payload, Reply> {
  readonly payload: Type<Payload, unknown, unknown>
  readonly reply: Type<Reply, unknown, unknown>
  /** `LIMITS_MS.request` unless told. */
  readonly afterMs?: number
  /** A refusal is about the code that was given. */
  readonly about?: 'Code'
}
