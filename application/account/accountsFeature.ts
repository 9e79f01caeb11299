import { accountHere, type AccountHere, isSameAccount } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { NativeBalance, TokenList } from '../../domain/account/tokens.js'
import type { Connections, NamespaceConnection } from '../../domain/connect/connection.js'
import { type ChainNamespace, CHAIN_NAMESPACES } from '../../domain/network/network.js'
import type { NetworkState } from '../api/state.js'
import { combine, combineRecord, distinct } from '../kernel/derive.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import type { AccountFeature, Outdated } from './accountFeature.js'

/** The accounts of all namespaces, and which of them is the active one. */
export interface AccountsFeature {
  readonly of: (namespace: ChainNamespace) => AccountFeature
  /** The account in view with its network, in one value; the same object until either changes. */
  readonly here: Readable<AccountHere>
  readonly activeAccount: Readable<AccountState>
  readonly activeBalance: Readable<NativeBalance>
  readonly activeTokens: Readable<TokenList>
  readonly active: () => AccountFeature
  /** By plain address. */
  readonly outdated: Readable<Outdated>
  /**
   * Marks answers from before `at` about an address's assets, on any network, as outdated: they are requested again
   * where they are shown, and at later requests.
   */
  readonly outdate: (address: string, at: number) => void
  readonly dispose: () => void
}

export interface AccountsFeatureDeps {
  readonly sessions: Readonly<Record<ChainNamespace, { readonly state: Readable<NamespaceConnection> }>>
  readonly connections: Readable<Connections>
  readonly network: Readable<NetworkState>
  readonly makeAccount: (
    namespace: ChainNamespace,
    connection: Readable<NamespaceConnection>,
    outdated: Readable<Outdated>,
  ) => AccountFeature
}

export const makeAccountsFeature = ({
  sessions,
  connections,
  network,
  makeAccount,
}: AccountsFeatureDeps): AccountsFeature => {
  const outdated = createStore<Outdated>(new Map())
  const account = (namespace: ChainNamespace): AccountFeature =>
    makeAccount(namespace, sessions[namespace].state, outdated)
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
    here: distinct(
      combine(connections, network, (all, { activeNamespace, networks }) =>
        accountHere(activeNamespace, all[activeNamespace], networks),
      ),
      isSameAccount,
    ),
    activeAccount: ofActive((feature) => feature.state),
    activeBalance: ofActive((feature) => feature.balance),
    activeTokens: ofActive((feature) => feature.tokens),
    active: () => accounts[network.value.activeNamespace],
    outdated: readOnly(outdated),
    outdate: (address, at) => outdated.update((before) => new Map(before).set(address, at)),
    dispose: () => {
      for (const namespace of CHAIN_NAMESPACES) accounts[namespace].dispose()
    },
  }
}
