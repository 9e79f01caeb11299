import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { merge, mergeMap, type SchedulerLike, Subject, tap } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { dedupeEvents, isNonEmpty, makeRequestWallet, withDeadline } from '../shared/connectorBase.js'
import { accountChanges, makeAskForAccounts } from './accounts.js'
import type { NamespaceAdapter, StandardAccount } from './namespaceAdapter.js'
import type { PinnedWallet } from './wallet.js'
import { tryPromise } from '../../shared/tasks.js'

/** The visitor unlocks the wallet, reads, chooses accounts. */
const CONNECT_DEADLINE_MS = 5 * 60_000
/** U-30. */
const RESTORE_DEADLINE_MS = 3_000
const DISCONNECT_DEADLINE_MS = 3_000

interface ConnectedAccounts {
  readonly accounts: readonly [StandardAccount, ...StandardAccount[]]
  readonly at: CaipNetworkId
}

export interface StandardConnectorDeps {
  readonly wallet: PinnedWallet
  readonly dialect: NamespaceAdapter
  readonly info: Omit<InstalledWallet, 'namespace'>
  /** Where the page would like to be, best first. */
  readonly preferred: () => readonly CaipNetworkId[]
  readonly scheduler: SchedulerLike
}

/**
 * A wallet of the Wallet Standard. Such a wallet is on no chain: its accounts say on which they can be used, and each request names one. So
 * a switch asks nobody; the page moves, if the account can.
 */
export const makeStandardConnector = ({
  wallet,
  dialect,
  info,
  preferred,
  scheduler,
}: StandardConnectorDeps): WalletConnector => {
  const left = new Subject<void>()
  /** Moves of the page. */
  const moves = new Subject<ConnectorEvent>()
  const changes = accountChanges(wallet, dialect)
  const askForAccounts = makeAskForAccounts({ wallet, dialect, changes, scheduler })
  let held: ConnectedAccounts | undefined

  const nameFor = ({ chains }: StandardAccount, id: CaipNetworkId): string | undefined =>
    dialect.namesOf(id).find((name) => chains.includes(name))
  const placeOf = (account: StandardAccount, before?: CaipNetworkId): CaipNetworkId => {
    const wanted = before === undefined ? preferred() : [before, ...preferred()]
    return wanted.find((id) => nameFor(account, id) !== undefined) ?? account.home
  }
  const hold = (accounts: readonly StandardAccount[]): ConnectedAccounts | undefined => {
    held = isNonEmpty(accounts) ? { accounts, at: placeOf(accounts[0], held?.at) } : undefined
    return held
  }
  const connectionOf = ({ accounts: [first, ...others], at }: ConnectedAccounts): Connection => ({
    connectorId: info.id,
    accounts: [first.address, ...others.map(({ address }) => address)],
    caipNetworkId: at,
  })
  const current = (): Connection | undefined => held && connectionOf(held)
  const begin = (accounts: readonly StandardAccount[]): Connection | undefined => {
    held = undefined
    const begun = hold(accounts)
    if (begun === undefined) return undefined
    // On its way before the first request; one that fails is tried again then.
    dialect.load().catch(() => undefined)
    return connectionOf(begun)
  }
  const toEvents = (accounts: readonly StandardAccount[]): readonly ConnectorEvent[] => {
    const now = held === undefined ? undefined : hold(accounts)
    if (now === undefined) return [{ _tag: 'Disconnected' }]
    const { accounts: addresses, caipNetworkId } = connectionOf(now)
    return [
      { _tag: 'AccountsChanged', accounts: addresses },
      { _tag: 'ChainChanged', caipNetworkId },
    ]
  }
  /** What it is bound to is read at once; the code may come later. */
  const ask = async (request: Parameters<WalletConnector['request']>[0]): Promise<unknown> => {
    const bound = held
    const chain = bound && nameFor(bound.accounts[0], bound.at)
    if (bound === undefined || chain === undefined)
      throw Object.assign(new Error('The account is not of this chain.'), { code: 4901 })
    return (await dialect.load())({ wallet, accounts: bound.accounts, chain, request })
  }

  return {
    ...info,
    namespace: dialect.namespace,
    connect: pipe(
      askForAccounts(false, CONNECT_DEADLINE_MS),
      TE.map(begin),
      TE.filterOrElse(
        (connection): connection is Connection => connection !== undefined,
        (): ConnectError => ({ _tag: 'WalletMisbehaved', detail: 'no account' }),
      ),
    ),
    restore: pipe(askForAccounts(true, RESTORE_DEADLINE_MS), TE.map(begin)),
    disconnect: pipe(
      TE.fromIO(() => {
        held = undefined
        left.next()
      }),
      TE.flatMap(() =>
        tryPromise(
          async () => wallet.method('standard:disconnect')?.(),
          () => undefined,
        ),
      ),
      withDeadline({ scheduler, afterMs: DISCONNECT_DEADLINE_MS, late: undefined }),
      // The page forgets it in any case.
      TE.altW((): TE.TaskEither<never, unknown> => TE.right(undefined)),
      TE.map(() => undefined),
    ),
    request: makeRequestWallet({
      ask,
      events: changes.pipe(
        mergeMap((accounts) =>
          isNonEmpty(accounts)
            ? [{ _tag: 'AccountsChanged' as const, accounts: [accounts[0].address] as const }]
            : [{ _tag: 'Disconnected' as const }],
        ),
      ),
      scheduler,
      current,
      left,
    }),
    switchNetwork:
      ({ caipNetworkId }) =>
      async () => {
        if (held === undefined) return E.left({ _tag: 'SwitchAbandoned' })
        if (nameFor(held.accounts[0], caipNetworkId) === undefined) return E.left({ _tag: 'SwitchNotSupported' })
        held = { ...held, at: caipNetworkId }
        moves.next({ _tag: 'ChainChanged', caipNetworkId })
        return E.right(caipNetworkId)
      },
    events: merge(changes.pipe(mergeMap(toEvents)), moves).pipe(
      dedupeEvents(current),
      tap(({ _tag }) => _tag === 'Disconnected' && (held = undefined)),
    ),
  }
}
