import type { Decoder, Type } from 'io-ts'

/** One question to the frame and its answer. */
export interface FrameMessage<Payload, Reply> {
  /** Without prefix; the replies are `<name>_SUCCESS` and `<name>_ERROR`. */
  readonly name: string
  readonly payload: Type<Payload, unknown, unknown>
  readonly reply: Decoder<unknown, Reply>
  readonly afterMs: number
  /** A refusal is about the code that was given. */
  readonly about: 'Code' | 'Other'
}
