import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { concatMap, defer, mergeMap, of, type SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { tryPromise } from '../../shared/tasks.js'
import { isNonEmpty, makeConnector } from '../shared/connectorBase.js'
import type { Granted, WalletDriver } from '../shared/walletDriver.js'
import { ERROR_CODES, requestFailed, toConnectError, toRequestError } from '../shared/providerErrors.js'
import { accountChanges, readAccounts } from './accounts.js'
import type { NamespaceAdapter, StandardAccount } from './namespaceAdapter.js'
import type { PinnedWallet } from './wallet.js'
import { readField } from '../../shared/safeRead.js'

interface StandardDriverDeps {
  readonly wallet: PinnedWallet
  readonly adapter: NamespaceAdapter
  /** Preferred networks, best first. */
  readonly preferred: () => readonly CaipNetworkId[]
}

/**
 * Driver of a Wallet Standard wallet. The wallet has no current chain: each account lists its chains, and each request
 * names one. So switching needs no request; it only requires that the account supports the chain.
 */
const standardDriver = ({ wallet, adapter, preferred }: StandardDriverDeps): WalletDriver => {
  /** Known accounts of the wallet by address. */
  const shown = new Map<string, StandardAccount>()
  /** Current network of the page, if the active account supports it. */
  let at: CaipNetworkId | undefined

  const nameFor = (account: StandardAccount | undefined, id: CaipNetworkId): string | undefined =>
    adapter.namesOf(id).find((name) => account?.chains.includes(name))
  const keep = (accounts: readonly StandardAccount[]): void =>
    accounts.forEach((account) => shown.set(account.address, account))
  const placeOf = (account: StandardAccount): CaipNetworkId => {
    const wanted = at === undefined ? preferred() : [at, ...preferred()]
    return wanted.find((id) => nameFor(account, id) !== undefined) ?? account.firstChainId
  }
  const toEvents = (accounts: readonly StandardAccount[]): readonly ConnectorEvent[] => {
    keep(accounts)
    const addresses = accounts.map(({ address }) => address)
    if (!isNonEmpty(accounts) || !isNonEmpty(addresses)) return [{ _tag: 'Disconnected' }]
    const caipNetworkId = (at = placeOf(accounts[0]))
    return [
      { _tag: 'AccountsChanged', accounts: addresses },
      { _tag: 'ChainChanged', caipNetworkId },
    ]
  }
  const grantedTo = (addresses: readonly string[]): Granted | undefined => {
    const active = shown.get(addresses[0] ?? '')
    if (active === undefined || !isNonEmpty(addresses)) return undefined
    // Starts loading before the first request, which retries on failure.
    adapter.load().catch(() => undefined)
    at = undefined
    return { accounts: addresses, caipNetworkId: (at = placeOf(active)) }
  }
  return {
    open: (how, events) => {
      const { feature, inputs } = adapter[how === 'Prompt' ? 'connect' : 'restore']
      const method = wallet.method(feature) ?? (() => ({ accounts: wallet.shown() }))
      return pipe(
        tryPromise(async () => method(...inputs), toConnectError),
        TE.flatMapEither((answer): E.Either<ConnectError, Granted | undefined> => {
          // Some wallets return nothing and list the granted accounts instead; some return errors instead of throwing
          // them.
          const accounts = readAccounts(readField(answer, 'accounts') ?? wallet.shown(), adapter)
          const error = toConnectError(answer)
          if (error._tag !== 'FailedToConnect') return E.left(error)
          if (accounts === undefined) return E.left({ _tag: 'WalletMisbehaved', detail: feature })
          // Accounts from an event in the meantime are newer.
          if (events.accounts().length === 0) keep(accounts)
          return E.right(grantedTo(events.accountsAfter(accounts.map(({ address }) => address))))
        }),
      )()
    },
    close: tryPromise(
      async () => wallet.method('standard:disconnect')?.(),
      (cause) => cause,
    ),
    events: accountChanges(wallet, adapter).pipe(mergeMap(toEvents)),
    request: (request, { accounts: addresses, caipNetworkId }) => {
      const accounts = addresses.flatMap((address) => shown.get(address) ?? [])
      const chain = nameFor(accounts[0], caipNetworkId)
      return chain === undefined || !isNonEmpty(accounts)
        ? [E.left(requestFailed(ERROR_CODES.chainDisconnected, 'The account is not of this chain.'))]
        : defer(tryPromise(adapter.load, toRequestError)).pipe(
            // Skips the wallet if the request ended while its code loaded.
            concatMap((ask) =>
              E.isLeft(ask)
                ? of(ask)
                : tryPromise(async () => ask.right({ wallet, accounts, chain, request }), toRequestError)(),
            ),
          )
    },
    switchTo: ({ caipNetworkId }, connection) => {
      const account = shown.get(connection().accounts[0])
      if (nameFor(account, caipNetworkId) === undefined) return [E.left({ _tag: 'SwitchNotSupported' })]
      at = caipNetworkId
      return [E.right(caipNetworkId)]
    },
  }
}

export interface StandardConnectorDeps extends StandardDriverDeps {
  readonly info: Omit<InstalledWallet, 'namespace'>
  readonly scheduler: SchedulerLike
}

/** Connector of a Wallet Standard wallet on one of its namespaces. */
export const makeStandardConnector = ({ info, scheduler, ...deps }: StandardConnectorDeps): WalletConnector => {
  const { namespace, signInFeature } = deps.adapter
  return {
    ...makeConnector({ info, namespace, driver: standardDriver(deps), scheduler }),
    ...(signInFeature !== undefined && deps.wallet.method(signInFeature) !== undefined && { signsIn: true }),
  }
}
