import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Decoder } from 'io-ts'
import { concatMap, defer, finalize, map, merge, type Observable, of, type SchedulerLike, Subject, timeout } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { tryPromise } from '../../shared/tasks.js'
import { isNonEmpty, makeConnector } from '../shared/connectorBase.js'
import { SILENT_DEADLINE_MS } from '../shared/deadlines.js'
import { hearEvents, type WalletDriver } from '../shared/walletDriver.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import {
  isNotSupported,
  readProviderError,
  toConnectError,
  toRequestError,
  toSwitchError,
} from '../shared/providerErrors.js'
import { eip1193SwitchQuestions, runSwitchFlow } from '../shared/switchFlow.js'
import { askProvider, type PinnedProvider, providerEvents, providerMessages } from './eip1193Provider.js'

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
        E.mapLeft((): ConnectError => ({ _tag: 'WalletMisbehaved', detail: method })),
      ),
    ),
  )

/** With a prompt. A wallet that knows no such method, such as a Safe's, may have let the page in already. */
const requestAccounts =
  (provider: PinnedProvider, silently: TE.TaskEither<ConnectError, readonly string[]>): typeof silently =>
  async () => {
    const answer = await ask(provider, 'eth_requestAccounts', EvmAccounts)()
    if (E.isRight(answer) || answer.left._tag !== 'FailedToConnect') return answer
    const granted = isNotSupported(readProviderError(answer.left.cause)) ? await silently() : answer
    return E.isRight(granted) && isNonEmpty(granted.right) ? granted : answer
  }

/** Asks for the accounts, then for the chain. */
const openProvider =
  (provider: PinnedProvider): WalletDriver['open'] =>
  (how, heard) => {
    const askChain = pipe(
      ask(provider, 'eth_chainId', EvmChainId),
      TE.map((answer) => {
        const accounts = heard.accounts()
        return isNonEmpty(accounts) ? { accounts, caipNetworkId: heard.chainAfter(answer) } : undefined
      }),
    )
    const silently = ask(provider, 'eth_accounts', EvmAccounts)
    return pipe(
      how === 'Prompt' ? requestAccounts(provider, silently) : silently,
      TE.flatMap((answer) => (isNonEmpty(heard.accountsAfter(answer)) ? askChain : TE.right(undefined))),
    )()
  }

const Permissions = t.readonlyArray(t.type({ parentCapability: t.string }))

const listsAccounts = (permissions: unknown): boolean =>
  Permissions.is(permissions) && permissions.some((permission) => permission.parentCapability === 'eth_accounts')

/** Gives a wallet's permission back where it keeps one, and takes such a request (EIP-2255). */
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

/**
 * Where the wallet says it is, when asked without a prompt; `undefined` when it says nothing in 3 s, or nothing that
 * makes sense. What it says by an event meanwhile is newer than its answer.
 */
const queryChainId = ({ provider, scheduler }: Eip1193Deps): Observable<CaipNetworkId | undefined> =>
  defer(() => {
    const heard = hearEvents(providerEvents(provider))
    return askProvider(provider, { method: 'eth_chainId' }).pipe(
      map((answer) => {
        const id = E.isRight(answer) ? EvmChainId.decode(answer.right) : answer
        return E.isRight(id) ? heard.chainAfter(id.right) : undefined
      }),
      timeout({ first: SILENT_DEADLINE_MS, scheduler, with: () => of(undefined) }),
      finalize(heard.stop),
    )
  })

/** An EIP-1193 provider; nothing else in Portico reads one. */
const eip1193Driver = (deps: Eip1193Deps): WalletDriver => {
  const { provider, scheduler } = deps
  /** What the wallet said only because it was asked. */
  const answered = new Subject<ConnectorEvent>()
  return {
    open: openProvider(provider),
    close: revokeAccess(provider),
    events: merge(providerEvents(provider), answered),
    request: (request) => tryPromise(async () => provider.request(request), toRequestError)(),
    switchTo: (network, connection) => {
      const wanted = network.caipNetworkId
      if (!EvmChainId.is(wanted)) return [E.left({ _tag: 'SwitchNotSupported' })]
      const where = queryChainId(deps).pipe(
        map((caipNetworkId) => {
          if (caipNetworkId !== undefined) answered.next({ _tag: 'ChainChanged', caipNetworkId })
          return connection().caipNetworkId
        }),
      )
      const questions = eip1193SwitchQuestions(network, (request) =>
        askProvider(provider, request).pipe(map(E.mapLeft((cause) => toSwitchError(cause, wanted)))),
      )
      const flow = runSwitchFlow(network, { ...questions, where }, scheduler)
      // Only a wallet that seems to be there is asked first: no prompt then, and none is delayed otherwise.
      return connection().caipNetworkId === wanted
        ? where.pipe(concatMap((at) => (at === wanted ? of(E.right(at)) : flow)))
        : flow
    },
  }
}

/** A wallet that put an EIP-1193 provider into this page (S1-01). */
export const makeInjectedConnector = ({
  info,
  ...deps
}: Eip1193Deps & { readonly info: Omit<InstalledWallet, 'namespace'> }): WalletConnector => ({
  ...makeConnector({ info, namespace: 'eip155', driver: eip1193Driver(deps), scheduler: deps.scheduler }),
  messages: providerMessages(deps.provider),
})
