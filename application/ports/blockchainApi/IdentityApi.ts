import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'

export interface Identity {
  readonly name: string | undefined
  /** `https:` or `data:image/` address. */
  readonly avatar: string | undefined
}

export interface IdentityQuery {
  /** Plain address. */
  readonly address: string
  /** Plain address of the active account, when there is one. */
  readonly sender: string | undefined
  readonly chainId: CaipNetworkId
}

/** Name and picture of an address (S7-11). */
export interface IdentityApi {
  readonly identity: (query: IdentityQuery) => TaskEither<RemoteError, Identity>
}
