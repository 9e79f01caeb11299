import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, race, ReplaySubject } from 'rxjs'
import type { Core, OpenModal } from '../core.js'
import type { Providers, RpcFailure } from '../../../application/api/providers.js'
import type { StandardNamespace, StandardWallet } from '../../../application/api/standardWallets.js'
import type { RequestWallet } from '../../../application/connect/requestWallet.js'
import { select } from '../../../application/kernel/derive.js'
import type { Resolve } from '../../../application/kernel/token.js'
import { CHAIN_RPC } from '../../../application/ports/tokens.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { CONNECT } from '../../../application/connect/tokens.js'
import { MODAL } from '../../../application/modal/tokens.js'
import { NETWORK } from '../../../application/network/tokens.js'
import type { DomainError } from '../../../domain/errors/domainError.js'
import type { ChainNamespace, Network } from '../../../domain/network/network.js'
import type { PreloadedStores } from '../mirror.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { makeConnectByModal } from './connectByModal.js'
import { tellEvmEvents } from './evmEvents.js'
import { makeAskEvm } from './evmRequests.js'
import { toRpcFailure } from './rpcFailure.js'

/** The code behind `portico.provider`: loaded with the first request or listener. */
export const startProviders = ({
  resolve,
  stores,
  request,
  open,
  describe,
}: {
  readonly resolve: Resolve
  readonly stores: Pick<PreloadedStores, 'listeners'>
  readonly request: RequestWallet
  readonly open: OpenModal
  readonly describe: Core['describe']
}): Providers => {
  const { networks } = resolve(OPTIONS)
  const network = resolve(NETWORK)
  const session = resolve(CONNECT).sessions.eip155
  const home = (): Network | undefined => {
    const found = network.homeOf('eip155')
    return found.chainNamespace === 'eip155' ? found : undefined
  }
  const { sessions } = resolve(CONNECT)
  const modal = resolve(MODAL).state
  const connectOn = (namespace: ChainNamespace): TaskEither<DomainError, readonly string[]> =>
    makeConnectByModal({
      connection: sessions[namespace].state,
      modal,
      open: () => open(undefined, namespace)(),
    })
  const ask = makeAskEvm({
    connection: session.state,
    networks,
    home,
    askWallet: (call) => request('eip155', call),
    askChain: (...question) => resolve(CHAIN_RPC).request(...question),
    connect: connectOn('eip155'),
  })
  const lifetime = resolve(LIFETIME)
  lifetime.add(
    tellEvmEvents({
      listeners: stores.listeners,
      connection: session.state,
      connector: session.connector,
      home: select(network.state, () => home()?.caipNetworkId),
    }),
  )
  const ended = new ReplaySubject<E.Left<DomainError>>(1)
  lifetime.add(() => ended.next({ _tag: 'Left', left: { _tag: 'Destroyed' } }))
  const untilTheEnd =
    <A>(task: TaskEither<DomainError, A>): TaskEither<RpcFailure, A> =>
    async () => {
      const outcome = await firstValueFrom(race(ended, defer(task)))
      return E.isRight(outcome) ? outcome : E.left(await toRpcFailure(outcome.left, describe))
    }
  const standard = <Namespace extends StandardNamespace>(namespace: Namespace) =>
    loadOnce(async () =>
      (await import('./standardWallets.lazy.js')).makeStandardWallet(namespace, {
        networks,
        connection: sessions[namespace].state,
        lifetime,
        connect: untilTheEnd(connectOn(namespace)),
        disconnect: untilTheEnd(resolve(CONNECT).disconnect(namespace)),
        ask: (call) => untilTheEnd(request(namespace, call)),
      }),
    )
  const wallets = { solana: standard('solana'), bip122: standard('bip122') }
  return {
    ask: (...call) => untilTheEnd(ask(...call)),
    // Cast is safe: each namespace has its own wallet; TypeScript cannot express that for a name.
    standard: <Namespace extends StandardNamespace>(namespace: Namespace) =>
      wallets[namespace]() as Promise<StandardWallet<Namespace>>,
  }
}
