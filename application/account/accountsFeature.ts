import type { AccountState } from '../../domain/account/accountState.js'
import type { NativeBalance, TokenList } from '../../domain/account/tokens.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import { type ChainNamespace, CHAIN_NAMESPACES } from '../../domain/network/network.js'
import type { NetworkState } from '../api/state.js'
import { combine, combineRecord } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import type { AccountFeature } from './accountFeature.js'

/** The accounts of all namespaces, and which of them is the active one. */
export interface AccountsFeature {
  readonly of: (namespace: ChainNamespace) => AccountFeature
  readonly activeAccount: Readable<AccountState>
  readonly activeBalance: Readable<NativeBalance>
  readonly activeTokens: Readable<TokenList>
  readonly active: () => AccountFeature
  readonly dispose: () => void
}

export interface AccountsFeatureDeps {
  readonly sessions: Readonly<Record<ChainNamespace, { readonly state: Readable<NamespaceConnection> }>>
  readonly network: Readable<NetworkState>
  readonly makeAccount: (namespace: ChainNamespace, connection: Readable<NamespaceConnection>) => AccountFeature
}

export const makeAccountsFeature = ({ sessions, network, makeAccount }: AccountsFeatureDeps): AccountsFeature => {
  const account = (namespace: ChainNamespace): AccountFeature => makeAccount(namespace, sessions[namespace].state)
  const accounts: Readonly<Record<ChainNamespace, AccountFeature>> = {
    eip155: account('eip155'),
    solana: account('solana'),
    polkadot: account('polkadot'),
    bip122: account('bip122'),
    cosmos: account('cosmos'),
  }
  const ofActive = <A>(choose: (feature: AccountFeature) => Readable<A>): Readable<A> => {
    const all = combineRecord({
      eip155: choose(accounts.eip155),
      solana: choose(accounts.solana),
      polkadot: choose(accounts.polkadot),
      bip122: choose(accounts.bip122),
      cosmos: choose(accounts.cosmos),
    })
    return combine(network, all, ({ activeNamespace }, values) => values[activeNamespace])
  }
  return {
    of: (namespace) => accounts[namespace],
    activeAccount: ofActive((feature) => feature.state),
    activeBalance: ofActive((feature) => feature.balance),
    activeTokens: ofActive((feature) => feature.tokens),
    active: () => accounts[network.value.activeNamespace],
    dispose: () => {
      for (const namespace of CHAIN_NAMESPACES) accounts[namespace].dispose()
    },
  }
}
