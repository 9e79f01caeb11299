import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { concatMap, defer, mergeMap, of, type SchedulerLike } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'
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
  /** Where the page would like to be, best first. */
  readonly preferred: () => readonly CaipNetworkId[]
}

/**
 * A wallet of the Wallet Standard. Such a wallet is on no chain: its accounts say on which they can be used, and each
 * request names one. So a switch asks nobody; the page moves, if the account can.
 */
const standardDriver = ({ wallet, adapter, preferred }: StandardDriverDeps): WalletDriver => {
  /** The accounts that the wallet showed, by their addresses. */
  const shown = new Map<string, StandardAccount>()
  /** Where the page is, as far as the active account can be used there. */
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
    // On its way before the first request; one that fails is tried again then.
    adapter.load().catch(() => undefined)
    at = undefined
    return { accounts: addresses, caipNetworkId: (at = placeOf(active)) }
  }
  return {
    open: (how, heard) => {
      const { feature, inputs } = adapter[how === 'Prompt' ? 'connect' : 'restore']
      const method = wallet.method(feature) ?? (() => ({ accounts: wallet.shown() }))
      return pipe(
        tryPromise(async () => method(...inputs), toConnectError),
        TE.flatMapEither((answer): E.Either<ConnectError, Granted | undefined> => {
          // Some wallets answer nothing, and show what they granted, or answer what they should throw.
          const accounts = readAccounts(readField(answer, 'accounts') ?? wallet.shown(), adapter)
          const error = toConnectError(answer)
          if (error._tag !== 'FailedToConnect') return E.left(error)
          if (accounts === undefined) return E.left({ _tag: 'WalletMisbehaved', detail: feature })
          // What the wallet showed meanwhile is newer.
          if (heard.accounts().length === 0) keep(accounts)
          return E.right(grantedTo(heard.accountsAfter(accounts.map(({ address }) => address))))
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
            // Nothing is put to the wallet for a request that ended while its code was on its way.
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

/** A wallet of the Wallet Standard on one of its namespaces. */
export const makeStandardConnector = ({ info, scheduler, ...deps }: StandardConnectorDeps): WalletConnector => {
  const { namespace, signInFeature } = deps.adapter
  return {
    ...makeConnector({ info, namespace, driver: standardDriver(deps), scheduler }),
    ...(signInFeature !== undefined && deps.wallet.method(signInFeature) !== undefined && { signsIn: true }),
  }
}
