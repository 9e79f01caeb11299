import * as E from 'fp-ts/Either'
import { defer, firstValueFrom, race, ReplaySubject } from 'rxjs'
import type { Core, OpenModal } from '../../../application/api/core.js'
import type { Providers } from '../../../application/api/providers.js'
import type { RequestWallet } from '../../../application/connect/requestWallet.js'
import { select } from '../../../application/kernel/derive.js'
import type { Resolve } from '../../../application/kernel/token.js'
import { CHAIN_RPC } from '../../../application/ports/tokens.js'
import { CONNECT, LIFETIME, MODAL, NETWORK, OPTIONS } from '../../../application/tokens.js'
import type { DomainError } from '../../../domain/errors/domainError.js'
import type { Network } from '../../../domain/network/network.js'
import type { PreloadedStores } from '../mirror.js'
import { tellEvmEvents } from './evmEvents.js'
import { makeAskEvm } from './evmRequests.js'
import { toRpcFailure } from './rpcFailure.js'

/** What is behind `portico.provider`: loaded with the first request, or where somebody listens. */
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
  const ask = makeAskEvm({
    connection: session.state,
    modal: resolve(MODAL).state,
    networks,
    home,
    askWallet: (call) => request('eip155', call),
    askChain: (...question) => resolve(CHAIN_RPC).request(...question),
    openConnect: () => open(undefined, 'eip155')(),
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
  return {
    ask: (call) => async () => {
      const outcome = await firstValueFrom(race(ended, defer(ask(call))))
      return E.isRight(outcome) ? outcome : E.left(await toRpcFailure(outcome.left, describe))
    },
  }
}
