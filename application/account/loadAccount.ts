import { chainOf, type ConnectedAccount } from '../../domain/account/accountHere.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { Currency } from '../../domain/config/currency.js'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import {
  type Balances,
  isPossibleBalance,
  shownBalances,
  supportsBalances,
  toBalances,
} from '../../domain/account/tokens.js'
import type { BalanceApi, Identity, IdentityApi } from '../ports/blockchainApi.js'

/**
 * Native balance as decimal text in whole coins; `NotConfigured` on a chain the host did not configure, `Malformed` if
 * it is larger than possible. `since` (ms since the epoch): answers requested earlier are stale.
 */
export type LoadNativeBalance = (account: ConnectedAccount, since: number) => TE.TaskEither<RemoteError, string>

export const makeLoadNativeBalance =
  (deps: { readonly chainRpc: ChainRpc }): LoadNativeBalance =>
  (account, since) => {
    if (account._tag === 'Unsupported') return TE.left({ _tag: 'NotConfigured' })
    const { network, address } = account
    return pipe(
      deps.chainRpc.nativeBalance(network, address, since),
      TE.filterOrElse(
        (units) => isPossibleBalance(units, network.nativeCurrency.decimals),
        (): RemoteError => ({ _tag: 'Malformed', detail: 'nativeBalance' }),
      ),
      TE.map((units) => baseUnitsToDecimal(units, network.nativeCurrency.decimals)),
    )
  }

/**
 * Loads the account's tokens with prices in the host's currency, without tokens of 0 decimals (S5-09), 500 at most.
 * Only for EVM and Solana accounts (S9-20). `since`: as in `LoadNativeBalance`. `fresh`: tokens that the server
 * refreshes, too.
 */
export type LoadTokens = (
  account: ConnectedAccount,
  since: number,
  fresh: readonly CaipAddress[],
) => TE.TaskEither<RemoteError, Balances>

export const makeLoadTokens =
  (deps: { readonly balanceApi: BalanceApi; readonly currency: Currency }): LoadTokens =>
  (account, since, fresh) => {
    const { address } = account
    const caipNetworkId = chainOf(account)
    if (!supportsBalances(caipNetworkId)) return TE.left({ _tag: 'NotConfigured' })
    return pipe(
      deps.balanceApi.balances({
        address,
        chainId: caipNetworkId,
        currency: deps.currency,
        ...(since > 0 && { since }),
        ...(fresh.length > 0 && { fresh }),
      }),
      TE.map((listed) => shownBalances(toBalances(listed))),
    )
  }

/** Name and picture of an account: EVM only, and never on a test network (wire reference 2.B.2). */
export type LoadIdentity = (account: ConnectedAccount) => TE.TaskEither<RemoteError, Identity>

const NOBODY: Identity = { name: undefined, avatar: undefined }

export const makeLoadIdentity =
  (deps: { readonly identityApi: IdentityApi }): LoadIdentity =>
  (account) => {
    const { address, namespace } = account
    return account._tag === 'Unsupported' || namespace !== 'eip155' || account.network.testnet === true
      ? TE.right(NOBODY)
      : deps.identityApi.identity({ address, sender: address, chainId: account.network.caipNetworkId })
  }
