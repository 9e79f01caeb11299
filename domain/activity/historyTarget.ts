import type { AccountState } from '../account/accountState.js'
import type { ActiveNetwork } from '../network/activeNetwork.js'
import type { CaipNetworkId } from '../network/network.js'

/** An account on a network whose history can be told. `address`: plain. */
export interface AccountOnNetwork {
  readonly _tag: 'Account'
  readonly chainId: CaipNetworkId
  readonly address: string
}

/** Whose history, and where. */
export type HistoryTarget = { readonly _tag: 'NoAccount' | 'NotHere' } | AccountOnNetwork

/** EVM only (S9-19). */
export const historyTarget = ({ address }: Pick<AccountState, 'address'>, active: ActiveNetwork): HistoryTarget => {
  if (address === undefined) return { _tag: 'NoAccount' }
  if (active._tag !== 'Configured' || active.network.chainNamespace !== 'eip155') return { _tag: 'NotHere' }
  return { _tag: 'Account', chainId: active.network.caipNetworkId, address }
}

export const isSameTarget = (one: HistoryTarget, other: HistoryTarget): boolean =>
  one._tag === 'Account' && other._tag === 'Account'
    ? one.chainId === other.chainId && one.address === other.address
    : one._tag === other._tag
