import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { hasBalances } from '../../domain/account/hasBalances.js'
import { listedTokens } from '../../domain/account/listedTokens.js'
import type { TokenBalance } from '../../domain/account/TokenBalance.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { BalanceApi } from '../ports/blockchainApi/BalanceApi.js'
import type { ActiveAccount } from './ActiveAccount.js'

const CURRENCY = 'usd'

/** The account's tokens with prices in US dollars, those of 0 decimals dropped (S5-09). Asked for on EVM and Solana only (S9-20). */
export type LoadTokens = (account: ActiveAccount) => TE.TaskEither<RemoteError, readonly TokenBalance[]>

export const makeLoadTokens =
  (deps: { readonly balanceApi: BalanceApi }): LoadTokens =>
  ({ address, caipNetworkId }) => {
    if (!hasBalances(caipNetworkId)) return TE.left({ _tag: 'NotConfigured' })
    return pipe(deps.balanceApi.balances({ address, chainId: caipNetworkId, currency: CURRENCY }), TE.map(listedTokens))
  }
