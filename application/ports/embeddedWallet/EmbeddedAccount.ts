import type { TaskEither } from 'fp-ts/TaskEither'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { Readable } from '../../shared/Readable.js'

/** Where the embedded wallet is, and by which account. What it comes to shows in `EmbeddedSession.loggedIn`. */
export interface EmbeddedAccount {
  readonly chainId: TaskEither<LoginError, CaipNetworkId>
  /** Moves, and fetches the account there. Gives where the frame says it is. `rpcUrl` is for a network the host did not configure. */
  readonly switchTo: (id: CaipNetworkId, rpcUrl?: string) => TaskEither<LoginError, CaipNetworkId>
  readonly prefer: (type: LoggedIn['preferredAccountType']) => TaskEither<LoginError, void>
  /** EVM chain ids with smart accounts (S9-32); none while the frame has not said. */
  readonly smartAccountNetworks: Readable<readonly number[]>
  readonly initSmartAccount: TaskEither<LoginError, { readonly address: string; readonly isDeployed: boolean }>
}
