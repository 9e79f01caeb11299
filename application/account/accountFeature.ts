import { defer, type Observable, merge, type SchedulerLike, Subject, switchMap, EMPTY, map, startWith } from 'rxjs'
import * as E from 'fp-ts/Either'
import type { AccountState, AccountTab, WalletInfo } from '../../domain/account/accountState.js'
import type { TokenList } from '../../domain/account/tokens.js'
import type { ConnectAttempt } from '../../domain/connect/connectAttempt.js'
import type { Connection, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ConnectorKey } from '../../domain/connect/connector.js'
import { type ChainNamespace, type Network, CHAIN_NAMESPACES } from '../../domain/network/network.js'
import type { LoginStates } from '../login/loginFeature.js'
import { combine, select, combineRecord } from '../kernel/derive.js'
import { createStore, type Readable } from '../kernel/store.js'
import { type AccountDetails, toAccountState, toLoginFields, toTokenList } from './toAccountState.js'
import {
  type ActiveAccount,
  type LoadIdentity,
  type LoadNativeBalance,
  type LoadTokens,
  toActiveAccount,
} from './loadAccount.js'
import type { NetworkState } from '../api/state.js'

export interface AccountFeature {
  readonly state: Readable<AccountState>
  readonly tokens: Readable<TokenList>
  /** Asks for native balance and tokens again; the caches and the 30 s block decide whether a request goes out. */
  readonly refresh: () => void
  readonly chooseTab: (tab: AccountTab) => void
  readonly dispose: () => void
}

export interface AccountFeatureDeps {
  readonly attempt: Readable<ConnectAttempt>
  readonly networks: readonly Network[]
  /** Who is logged in by e-mail or social account, and by which code they are about to be. */
  readonly login: Pick<LoginStates, 'loggedIn' | 'socialLogin'>
  readonly walletInfo: (key: ConnectorKey) => WalletInfo | undefined
  readonly loadNativeBalance: LoadNativeBalance
  readonly loadTokens: LoadTokens
  readonly loadIdentity: LoadIdentity
  readonly scheduler: SchedulerLike
}

const NOTHING_KNOWN: AccountDetails = {
  balance: undefined,
  profileName: undefined,
  profileImage: undefined,
  tokens: { _tag: 'Unknown' },
  currentTab: 'Tokens',
}

/** A connector that leads to many wallets says less than the wallet behind it. */
const walletOf = (
  namespace: ChainNamespace,
  { wallet, connectorId }: Connection,
  deps: Pick<AccountFeatureDeps, 'walletInfo'>,
): WalletInfo | undefined =>
  wallet === undefined ? deps.walletInfo({ namespace, connectorId }) : { name: wallet.name }

/** The account of one namespace. An answer about an account that is no longer active is dropped. */
export const makeAccountFeature = (
  namespace: ChainNamespace,
  connection: Readable<NamespaceConnection>,
  deps: AccountFeatureDeps,
): AccountFeature => {
  const details = createStore(NOTHING_KNOWN)
  const refreshes = new Subject<void>()
  const patch = (change: Partial<AccountDetails>): void => details.update((known) => ({ ...known, ...change }))
  const isAsked = select(
    deps.attempt,
    (attempt) => attempt._tag === 'AwaitingApproval' && attempt.namespace === namespace,
  )
  const identified = select(connection, (state) => toActiveAccount(deps.networks, state)?.caipAddress)

  const findNativeBalance = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    defer(deps.loadNativeBalance(account)).pipe(map((answer) => (E.isRight(answer) ? { balance: answer.right } : {})))

  /** Asked once, and again with each refresh while there was no answer. */
  let identityKnown = false
  const findIdentity = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    identityKnown
      ? EMPTY
      : defer(deps.loadIdentity(account)).pipe(
          map((answer) => {
            identityKnown = E.isRight(answer)
            return E.isRight(answer) ? { profileName: answer.right.name, profileImage: answer.right.avatar } : {}
          }),
        )

  const findTokens = (account: ActiveAccount): Observable<Partial<AccountDetails>> => {
    if (details.value.tokens._tag === 'Unknown') patch({ tokens: { _tag: 'Loading' } })
    return defer(deps.loadTokens(account)).pipe(
      map((answer) => ({ tokens: toTokenList(details.value.tokens, answer, deps.scheduler.now()) })),
    )
  }

  /** Tokens are asked for only when somebody looks at them: `refresh` is called by the Account view's policy. */
  const lookAfter = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    refreshes.pipe(
      map(() => 'again' as const),
      startWith('first' as const),
      switchMap((turn) =>
        merge(findIdentity(account), findNativeBalance(account), turn === 'first' ? EMPTY : findTokens(account)),
      ),
    )

  const running = identified.changes
    .pipe(
      switchMap(() => {
        details.update((known) => ({ ...NOTHING_KNOWN, currentTab: known.currentTab }))
        identityKnown = false
        const account = toActiveAccount(deps.networks, connection.value)
        return account === undefined ? EMPTY : lookAfter(account)
      }),
    )
    .subscribe(patch)

  return {
    state: combine(
      combine(
        combine(connection, isAsked, (state, asked) => ({ state, asked })),
        details,
        ({ state, asked }, known) =>
          toAccountState({
            namespace,
            connection: state,
            isAsked: asked,
            account: toActiveAccount(deps.networks, state),
            details: known,
            wallet: state._tag === 'Connected' ? walletOf(namespace, state.active, deps) : undefined,
          }),
      ),
      combine(
        connection,
        combine(deps.login.loggedIn, deps.login.socialLogin, (user, social) => ({ user, social })),
        (state, login) => toLoginFields(namespace, state, login),
      ),
      (account, login) => ({ ...account, ...login }),
    ),
    tokens: select(details, (known) => known.tokens),
    refresh: () => refreshes.next(),
    chooseTab: (currentTab) => patch({ currentTab }),
    dispose: () => running.unsubscribe(),
  }
}

/** The accounts of all namespaces, and which of them is the active one. */
export interface AccountsFeature {
  readonly of: (namespace: ChainNamespace) => AccountFeature
  readonly activeAccount: Readable<AccountState>
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
    activeTokens: ofActive((feature) => feature.tokens),
    active: () => accounts[network.value.activeNamespace],
    dispose: () => {
      for (const namespace of CHAIN_NAMESPACES) accounts[namespace].dispose()
    },
  }
}
