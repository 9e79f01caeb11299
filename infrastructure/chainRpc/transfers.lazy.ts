import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type Observable, ReplaySubject, type Subscription } from 'rxjs'
import type { Transfers } from '../../application/ports/transfers.js'
import type { Network } from '../../domain/network/network.js'
import type { TransferError } from '../../domain/send/transfer.js'
import { tryPromise } from '../shared/tasks.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { RPC_BASE } from './endpoints.js'
import type { HttpChainRpcDeps } from './httpChainRpc.js'

/** Transfers through a chain's endpoints. The code, with the chain's library, loads with the first question. */
export const makeHttpTransfers = (deps: HttpChainRpcDeps & { readonly closed: Observable<unknown> }): Transfers => {
  const load = loadOnce(async () =>
    (await import('./solanaTransfers/openSolanaTransfers.lazy.js')).openSolanaTransfers({
      ...deps,
      sources: { rpcBase: RPC_BASE, customRpc: {}, ...deps },
    }),
  )
  const on = <A>(
    network: Network,
    act: (transfers: Transfers) => TE.TaskEither<TransferError, A>,
  ): TE.TaskEither<TransferError, A> =>
    network.chainNamespace === 'solana'
      ? pipe(
          tryPromise(load, (cause): TransferError => ({ _tag: 'Unreachable', cause })),
          TE.flatMap(act),
        )
      : TE.left({ _tag: 'NotConfigured' })
  return {
    prepare: (network, transfer) => on(network, ({ prepare }) => prepare(network, transfer)),
    submit: (network, signed) => on(network, ({ submit }) => submit(network, signed)),
    settled: (network, id) => on(network, ({ settled }) => settled(network, id)),
  }
}

/** Transfers on the chains of a site, until the end of its Portico. */
export const openTransfers = (deps: HttpChainRpcDeps, lifetime: Subscription): Transfers => {
  const closed = new ReplaySubject<void>(1)
  lifetime.add(() => closed.next())
  return makeHttpTransfers({ ...deps, closed })
}
