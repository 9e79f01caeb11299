import { defer, type Observable, merge, type SchedulerLike, Subject, switchMap, EMPTY, map, startWith } from 'rxjs'
import * as E from 'fp-ts/Either'
import type { AccountState } from '../../domain/account/AccountState.js'
import type { AccountTab } from '../../domain/account/AccountTab.js'
import type { TokenList } from '../../domain/account/TokenList.js'
import type { WalletInfo } from '../../domain/account/WalletInfo.js'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'
import type { LoginStates } from '../login/LoginStates.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import { select } from '../shared/select.js'
import type { AccountDetails } from './AccountDetails.js'
import type { ActiveAccount } from './ActiveAccount.js'
import { activeAccountOf } from './activeAccountOf.js'
import type { LoadIdentity } from './loadIdentity.js'
import type { LoadNativeBalance } from './loadNativeBalance.js'
import type { LoadTokens } from './loadTokens.js'
import { loginFields } from './loginFields.js'
import { toAccountState } from './toAccountState.js'
import { tokenList } from './tokenList.js'

export interface AccountFeature {
  readonly state: Readable<AccountState>
  readonly tokens: Readable<TokenList>
  /** Asks for native balance and tokens again; the caches and the 30 s block decide whether a request goes out. */
  readonly refresh: () => void
  readonly chooseTab: (tab: AccountTab) => void
  readonly dispose: () => void
}

export interface AccountFeatureDeps {
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
  const identified = select(connection, (state) => activeAccountOf(deps.networks, state)?.caipAddress)

  const findNativeBalance = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    defer(deps.loadNativeBalance(account)).pipe(map((answer) => (E.isRight(answer) ? { balance: answer.right } : {})))

  const findIdentity = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    defer(deps.loadIdentity(account)).pipe(
      map((answer) => (E.isRight(answer) ? { profileName: answer.right.name, profileImage: answer.right.avatar } : {})),
    )

  const findTokens = (account: ActiveAccount): Observable<Partial<AccountDetails>> => {
    if (details.value.tokens._tag === 'Unknown') patch({ tokens: { _tag: 'Loading' } })
    return defer(deps.loadTokens(account)).pipe(
      map((answer) => ({ tokens: tokenList(details.value.tokens, answer, deps.scheduler.now()) })),
    )
  }

  /** Tokens are asked for only when somebody looks at them: `refresh` is called by the Account view's policy. */
  const lookAfter = (account: ActiveAccount): Observable<Partial<AccountDetails>> =>
    merge(
      findIdentity(account),
      refreshes.pipe(
        map(() => 'again' as const),
        startWith('first' as const),
        switchMap((turn) =>
          turn === 'first' ? findNativeBalance(account) : merge(findNativeBalance(account), findTokens(account)),
        ),
      ),
    )

  const running = identified.changes
    .pipe(
      switchMap(() => {
        details.update((known) => ({ ...NOTHING_KNOWN, currentTab: known.currentTab }))
        const account = activeAccountOf(deps.networks, connection.value)
        return account === undefined ? EMPTY : lookAfter(account)
      }),
    )
    .subscribe(patch)

  return {
    state: combine(
      combine(connection, details, (state, known) =>
        toAccountState({
          namespace,
          connection: state,
          account: activeAccountOf(deps.networks, state),
          details: known,
          wallet: state._tag === 'Connected' ? walletOf(namespace, state.active, deps) : undefined,
        }),
      ),
      combine(
        connection,
        combine(deps.login.loggedIn, deps.login.socialLogin, (user, social) => ({ user, social })),
        (state, login) => loginFields(namespace, state, login),
      ),
      (account, login) => ({ ...account, ...login }),
    ),
    tokens: select(details, (known) => known.tokens),
    refresh: () => refreshes.next(),
    chooseTab: (currentTab) => patch({ currentTab }),
    dispose: () => running.unsubscribe(),
  }
}
