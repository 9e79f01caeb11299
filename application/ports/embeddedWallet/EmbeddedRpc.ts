import type { TaskEither } from 'fp-ts/TaskEither'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { Readable } from '../../shared/Readable.js'
import type { WalletRequest } from '../WalletConnector.js'

/** A call that waits for the visitor in the frame. */
export interface Approval {
  readonly method: string
}

/** Calls to the embedded wallet. */
export interface EmbeddedRpc {
  /** Methods that are neither safe nor not-safe are never posted; what a method answers is checked for its shape (S5-16 to S5-18). */
  readonly request: (at: CaipNetworkId, request: WalletRequest) => TaskEither<LoginError, unknown>
  /** The oldest of the open calls that the visitor decides on: while there is one, the frame has to be shown (S2-16). */
  readonly approval: Readable<Approval | undefined>
  /** Ends all of them, as `FrameRequestAborted`. */
  readonly abort: () => void
}
