import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenBalance } from '../../../domain/account/TokenBalance.js'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'

export interface BalanceQuery {
  /** Plain address. */
  readonly address: string
  readonly chainId: CaipNetworkId
  /** ISO 4217 code in lower case, `usd`. */
  readonly currency: string
}

/** Tokens of an account with their prices (S7-20). */
export interface BalanceApi {
  readonly balances: (query: BalanceQuery) => TaskEither<RemoteError, readonly TokenBalance[]>
}
