import * as E from 'fp-ts/Either'
import { type AccountHere, caipAddressOf, chainOf, isConnected } from '../../domain/account/accountHere.js'
import type { AccountTab } from '../../domain/account/accountState.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { keepsTokenList, type NativeBalance, supportsBalances, type TokenList } from '../../domain/account/tokens.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Served } from '../config/served.js'

/** Details of an account that are requested after it connected. */
export interface AccountDetails {
  readonly balance: NativeBalance
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  readonly tokens: TokenList
  readonly currentTab: AccountTab
}

/** The native balance after an answer. */
export const toNativeBalance = (before: NativeBalance, answer: E.Either<RemoteError, string>): NativeBalance => {
  if (E.isRight(answer)) return { _tag: 'Loaded', amount: answer.right }
  if (answer.left._tag === 'NotConfigured') return { _tag: 'NotConfigured' }
  if (before._tag === 'Unavailable') return before
  return { _tag: 'Unavailable', last: before._tag === 'Loaded' ? before.amount : undefined }
}

const NOTHING_KNOWN: AccountDetails = {
  balance: { _tag: 'Unknown' },
  profileName: undefined,
  profileImage: undefined,
  tokens: { _tag: 'Unknown' },
  currentTab: 'Tokens',
}

/** Details with the account that they belong to. */
export interface DetailsOf extends AccountDetails {
  readonly account: CaipAddress | undefined
}

/**
 * The details before any request: whether a balance (S9-20) and tokens are expected at all. A host's own adapter may
 * still supply them.
 */
export const detailsAtFirst = (
  account: AccountHere,
  currentTab: AccountTab,
  served: Pick<Served, 'balances'>,
): DetailsOf => {
  const unknown = { ...NOTHING_KNOWN, account: caipAddressOf(account), currentTab }
  if (!isConnected(account)) return unknown
  const id = chainOf(account)
  return {
    ...unknown,
    ...(!supportsBalances(id) && { balance: { _tag: 'NotConfigured' } }),
    ...(!(served.balances ? supportsBalances(id) : keepsTokenList(id)) && { tokens: { _tag: 'NotConfigured' } }),
  }
}
