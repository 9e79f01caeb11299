import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Decoder } from 'io-ts'
import { merge, type SchedulerLike, Subject } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { tryPromise } from '../../shared/tasks.js'
import { isNonEmpty, makeConnector } from '../shared/connectorBase.js'
import type { WalletDriver } from '../shared/walletDriver.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import { isNotSupported, readProviderError, toConnectError, toRequestError } from '../shared/providerErrors.js'
import { lazySwitch } from '../shared/lazySwitch.js'
import { type PinnedProvider, providerEvents, providerMessages } from './eip1193Provider.js'

interface Eip1193Deps {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
}

const ask = <A>(
  { request }: PinnedProvider,
  method: string,
  answer: Decoder<unknown, A>,
): TE.TaskEither<ConnectError, A> =>
  pipe(
    tryPromise(async () => request({ method }), toConnectError),
    TE.flatMapEither((input) =>
      pipe(
        answer.decode(input),
        E.mapLeft((): ConnectError => {
          // Some wallets return errors instead of throwing them.
          const error = toConnectError(input)
          return error._tag === 'FailedToConnect' ? { _tag: 'WalletMisbehaved', detail: method } : error
        }),
      ),
    ),
  )

/**
 * Requests accounts with a prompt. Falls back to `eth_accounts` for wallets without this method, such as a Safe, which
 * may already have granted access.
 */
const requestAccounts =
  (provider: PinnedProvider, silently: TE.TaskEither<ConnectError, readonly string[]>): typeof silently =>
  async () => {
    const answer = await ask(provider, 'eth_requestAccounts', EvmAccounts)()
    if (E.isRight(answer) || answer.left._tag !== 'FailedToConnect') return answer
    const granted = isNotSupported(readProviderError(answer.left.cause)) ? await silently() : answer
    return E.isRight(granted) && isNonEmpty(granted.right) ? granted : answer
  }

/** Reads accounts first, then the chain. */
const openProvider =
  (provider: PinnedProvider): WalletDriver['open'] =>
  (how, events) => {
    const askChain = pipe(
      ask(provider, 'eth_chainId', EvmChainId),
      TE.map((answer) => {
        const accounts = events.accounts()
        return isNonEmpty(accounts) ? { accounts, caipNetworkId: events.chainAfter(answer) } : undefined
      }),
    )
    const silently = ask(provider, 'eth_accounts', EvmAccounts)
    return pipe(
      how === 'Prompt' ? requestAccounts(provider, silently) : silently,
      TE.flatMap((answer) => (isNonEmpty(events.accountsAfter(answer)) ? askChain : TE.right(undefined))),
    )()
  }

const Permissions = t.readonlyArray(t.type({ parentCapability: t.string }))

const listsAccounts = (permissions: unknown): boolean =>
  Permissions.is(permissions) && permissions.some((permission) => permission.parentCapability === 'eth_accounts')

/** Revokes the permission if the wallet stores one and supports revoking (EIP-2255). */
const revokeAccess =
  ({ request }: PinnedProvider): TE.TaskEither<unknown, void> =>
  async () => {
    let isKept = false
    try {
      isKept = listsAccounts(await request({ method: 'wallet_getPermissions' }))
      if (isKept) await request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    } catch (cause) {
      if (isKept && !isNotSupported(readProviderError(cause))) return E.left(cause)
    }
    return E.right(undefined)
  }

/** Loaded only when a visitor switches networks. */
export const loadSwitching = loadOnce(() => import('./switching.lazy.js'))

/** The only code in Portico that reads an EIP-1193 provider. */
const eip1193Driver = (deps: Eip1193Deps): WalletDriver => {
  const { provider } = deps
  /** Events from answers to polls rather than from the provider's own events. */
  const answered = new Subject<ConnectorEvent>()
  return {
    open: openProvider(provider),
    close: revokeAccess(provider),
    events: merge(providerEvents(provider), answered),
    request: (request) => tryPromise(async () => provider.request(request), toRequestError)(),
    switchTo: (...args) =>
      lazySwitch(loadSwitching, ({ switchProvider }) => switchProvider({ ...deps, answered }, ...args)),
  }
}

/** Connector of a wallet that injected an EIP-1193 provider into the page (S1-01). */
export const makeInjectedConnector = ({
  info,
  ...deps
}: Eip1193Deps & { readonly info: Omit<InstalledWallet, 'namespace'> }): WalletConnector => ({
  ...makeConnector({ info, namespace: 'eip155', driver: eip1193Driver(deps), scheduler: deps.scheduler }),
  messages: providerMessages(deps.provider),
})
