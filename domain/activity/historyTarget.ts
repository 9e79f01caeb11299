import type { AccountHere } from '../account/accountHere.js'
import type { CaipNetworkId } from '../network/network.js'

/** An account on a network that has a history. `address`: plain. */
export interface AccountOnNetwork {
  readonly _tag: 'Account'
  readonly chainId: CaipNetworkId
  readonly address: string
}

/** The account and chain whose history is shown. */
export type HistoryTarget = { readonly _tag: 'NoAccount' | 'NotHere' } | AccountOnNetwork

/** EVM only (S9-19). */
export const historyTarget = (account: AccountHere): HistoryTarget => {
  if (account._tag === 'Nobody' || account._tag === 'Restoring') return { _tag: 'NoAccount' }
  if (account._tag === 'Unsupported' || account.namespace !== 'eip155') return { _tag: 'NotHere' }
  return { _tag: 'Account', chainId: account.network.caipNetworkId, address: account.address }
}
