import * as E from 'fp-ts/Either'
import { defer, EMPTY, map, merge, type Observable, type SchedulerLike, startWith, Subject, switchMap } from 'rxjs'
import { accountHere, caipAddressOf, type ConnectedAccount, isConnected } from '../../domain/account/accountHere.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { AccountState, AccountTab, WalletInfo } from '../../domain/account/accountState.js'
import { type NativeBalance, type TokenList, toTokenList } from '../../domain/account/tokens.js'
import type { ConnectAttempt } from '../../domain/connect/connectAttempt.js'
import type { Connection, ConnectorKey, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { Served } from '../config/served.js'
import type { LoginStates } from '../login/loginFeature.js'
import { combine, select } from '../kernel/derive.js'
import { patiently } from '../kernel/patiently.js'
import { createStore, type Readable } from '../kernel/store.js'
import { type AccountDetails, detailsAtFirst, toNativeBalance } from './accountDetails.js'
import { toAccountState, toLoginFields } from './toAccountState.js'
import type { LoadIdentity, LoadNativeBalance, LoadTokens } from './loadAccount.js'

/** By plain address: the time, in ms since the epoch, before which answers about its assets are stale. */
export type Outdated = ReadonlyMap<string, number>

export interface AccountFeature {
  readonly state: Readable<AccountState>
  readonly balance: Readable<NativeBalance>
  readonly tokens: Readable<TokenList>
  /**
   * Requests native balance and tokens again; the caches and the 30 s block decide whether a request is sent. Answers
   * requested before `since` (ms since the epoch) are not taken from the caches. `tokens`: tokens that the server
   * refreshes, too.
   */
  readonly refresh: (since?: number, tokens?: readonly CaipAddress[]) => void
  readonly chooseTab: (tab: AccountTab) => void
  readonly dispose: () => void
}

export interface AccountFeatureDeps {
  readonly attempt: Readable<ConnectAttempt>
  readonly outdated: Readable<Outdated>
  readonly networks: readonly Network[]
  /** The user logged in by e-mail or social account, and the social login in progress. */
  readonly login: Pick<LoginStates, 'loggedIn' | 'socialLogin'>
  readonly walletInfo: (key: ConnectorKey) => WalletInfo | undefined
  readonly loadNativeBalance: LoadNativeBalance
  readonly loadTokens: LoadTokens
  readonly loadIdentity: LoadIdentity
  readonly served: Pick<Served, 'balances'>
  readonly scheduler: SchedulerLike
}

/** For a connector that leads to many wallets, the wallet behind it is used. */
const walletOf = (
  namespace: ChainNamespace,
  { wallet, connectorId, unverified }: Connection,
  deps: Pick<AccountFeatureDeps, 'walletInfo'>,
): WalletInfo | undefined => {
  const info = wallet === undefined ? deps.walletInfo({ namespace, connectorId }) : { name: wallet.name }
  return info && unverified ? { ...info, unverified } : info
}

/** The account of one namespace. An answer about an account that is no longer active is dropped. */
export const makeAccountFeature = (
  namespace: ChainNamespace,
  connection: Readable<NamespaceConnection>,
  deps: AccountFeatureDeps,
): AccountFeature => {
  const account = select(connection, (state) => accountHere(namespace, state, deps.networks))
  const stored = createStore(detailsAtFirst({ _tag: 'Nobody' }, 'Tokens', deps.served))
  /** Reset at the moment when the account changes. */
  const details = combine(account, stored, (now, current) =>
    current.account === caipAddressOf(now) ? current : detailsAtFirst(now, current.currentTab, deps.served),
  )
  const refreshes = new Subject<{ readonly since: number; readonly tokens: readonly CaipAddress[] }>()
  const patch = (change: Partial<AccountDetails>): void => stored.update((current) => ({ ...current, ...change }))
  const isAsked = select(
    deps.attempt,
    (attempt) => attempt._tag === 'AwaitingApproval' && attempt.namespace === namespace,
  )

  const findNativeBalance = (target: ConnectedAccount, since: number): Observable<Partial<AccountDetails>> =>
    patiently(deps.loadNativeBalance(target, since), deps.scheduler).pipe(
      map((answer) => ({ balance: toNativeBalance(details.value.balance, answer) })),
    )

  /** Requested once, and again with each refresh until it is answered. */
  let identityKnown = false
  const findIdentity = (target: ConnectedAccount): Observable<Partial<AccountDetails>> =>
    identityKnown
      ? EMPTY
      : defer(deps.loadIdentity(target)).pipe(
          map((answer) => {
            identityKnown = E.isRight(answer)
            return E.isRight(answer) ? { profileName: answer.right.name, profileImage: answer.right.avatar } : {}
          }),
        )

  const findTokens = (...target: Parameters<LoadTokens>): Observable<Partial<AccountDetails>> => {
    if (details.value.tokens._tag === 'Unknown') patch({ tokens: { _tag: 'Loading' } })
    return patiently(deps.loadTokens(...target), deps.scheduler).pipe(
      map((answer) => ({ tokens: toTokenList(details.value.tokens, answer, deps.scheduler.now()) })),
    )
  }

  const isListing = (): boolean => !['Unknown', 'NotConfigured'].includes(details.value.tokens._tag)
  /**
   * Tokens are first requested by `refresh`, when they are shown (the Account view's policy calls it); from then on
   * also when their data is outdated.
   */
  const lookAfter = (followed: ConnectedAccount): Observable<Partial<AccountDetails>> =>
    select(deps.outdated, (times) => times.get(followed.address) ?? 0).changes.pipe(
      switchMap((outdated) =>
        refreshes.pipe(
          map(({ since, tokens }) => ({ since: Math.max(since, outdated), tokens, withTokens: true })),
          startWith({ since: outdated, tokens: [], withTokens: isListing() }),
        ),
      ),
      switchMap(({ since, tokens, withTokens }) =>
        merge(
          findIdentity(followed),
          findNativeBalance(followed, since),
          withTokens ? findTokens(followed, since, tokens) : EMPTY,
        ),
      ),
    )

  const running = select(account, caipAddressOf)
    .changes.pipe(
      switchMap(() => {
        stored.set(details.value)
        identityKnown = false
        return isConnected(account.value) ? lookAfter(account.value) : EMPTY
      }),
    )
    .subscribe(patch)

  return {
    state: combine(
      combine(
        combine(connection, isAsked, (state, isAwaited) => ({ state, isAwaited })),
        details,
        ({ state, isAwaited }, current) =>
          toAccountState({
            namespace,
            connection: state,
            isAsked: isAwaited,
            account: accountHere(namespace, state, deps.networks),
            details: current,
            wallet: state._tag === 'Connected' ? walletOf(namespace, state.active, deps) : undefined,
          }),
      ),
      combine(
        connection,
        combine(deps.login.loggedIn, deps.login.socialLogin, (user, social) => ({ user, social })),
        (state, login) => toLoginFields(namespace, state, login),
      ),
      (current, login) => ({ ...current, ...login }),
    ),
    balance: select(details, (current) => current.balance),
    tokens: select(details, (current) => current.tokens),
    refresh: (since = 0, tokens = []) => refreshes.next({ since, tokens }),
    chooseTab: (currentTab) => patch({ currentTab }),
    dispose: () => running.unsubscribe(),
  }
}
