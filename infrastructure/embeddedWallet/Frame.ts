import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { FrameBox, FrameState } from '../../application/ports/embeddedWallet/EmbeddedFrame.js'
import type { Readable } from '../../application/shared/Readable.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { FRAME_MESSAGES, PayloadOf, ReplyOf } from './FRAME_MESSAGES.js'

export type AskFrame = <Name extends keyof typeof FRAME_MESSAGES>(
  name: Name,
  payload: PayloadOf<Name>,
  abandoned?: Observable<unknown>,
) => TaskEither<LoginError, ReplyOf<Name>>

/** The secure site, as the rest of the adapter asks it. */
export interface Frame {
  readonly state: Readable<FrameState>
  /** Loads the frame first where there is none. Always ends; `abandoned` ends it as `FrameRequestAborted`. */
  readonly ask: AskFrame
  /** Tells a frame that is there; nobody waits for an answer. */
  readonly tell: (name: 'RPC_ABORT') => void
  /** Marks the questions that are open now; what it gives ends those of them that still are. */
  readonly openNow: () => () => void
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  readonly dispose: () => void
}
