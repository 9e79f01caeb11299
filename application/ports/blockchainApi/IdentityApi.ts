import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

export interface Identity {
  readonly name: string | undefined
  /** `https:` or `data:image/` address. */
  readonly avatar: string | undefined
}

/** Name and picture of an address (S7-11). */
export interface IdentityApi {
  /** `sender` is the active account's address, when there is one. Both are plain addresses. */
  readonly identity: (address: string, sender: string | undefined) => TaskEither<RemoteError, Identity>
}
