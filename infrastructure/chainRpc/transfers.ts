import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type Observable, ReplaySubject, type Subscription } from 'rxjs'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import type { Transfers } from '../../application/ports/transfers.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { TransferError } from '../../domain/send/transfer.js'
import { loadChunk } from '../shared/tasks.js'
import { RPC_BASE } from './endpoints.js'
import type { HttpChainRpcDeps } from './httpChainRpc.js'

export interface TransfersDeps extends HttpChainRpcDeps {
  /** Reads EVM chains. */
  readonly chainRpc: Pick<ChainRpc, 'request' | 'transactionFate'>
  /** Ends open waits. */
  readonly closed: Observable<unknown>
}

/** Transfers through a chain's endpoints. The code of each namespace loads on first use. */
export const makeHttpTransfers = (deps: TransfersDeps): Transfers => {
  const opened: Partial<Record<ChainNamespace, TE.TaskEither<RemoteError, Transfers>>> = {
    eip155: loadChunk(async () => (await import('./evmTransfers/openEvmTransfers.lazy.js')).openEvmTransfers(deps)),
    solana: loadChunk(async () =>
      (await import('./solanaTransfers/openSolanaTransfers.lazy.js')).openSolanaTransfers({
        ...deps,
        sources: { rpcBase: RPC_BASE, customRpc: {}, ...deps },
      }),
    ),
  }
  const on = <A>(
    { chainNamespace }: Network,
    act: (transfers: Transfers) => TE.TaskEither<TransferError, A>,
  ): TE.TaskEither<TransferError, A> => {
    const transfers = opened[chainNamespace]
    return transfers === undefined ? TE.left({ _tag: 'NotConfigured' }) : pipe(transfers, TE.flatMap(act))
  }
  return {
    prepare: (network, transfer) => on(network, ({ prepare }) => prepare(network, transfer)),
    submit: (network, ...args) => on(network, ({ submit }) => submit(network, ...args)),
    settled: (network, id) => on(network, ({ settled }) => settled(network, id)),
    receiver: (network, ...args) => on(network, ({ receiver }) => receiver(network, ...args)),
    find: (network, ...args) => on(network, ({ find }) => find(network, ...args)),
    compare: (network, ...args) => on(network, ({ compare }) => compare(network, ...args)),
    paidIn: (network, ...args) => on(network, ({ paidIn }) => paidIn(network, ...args)),
  }
}

/** Transfers on the networks of a site, for the life of its Portico. */
export const openTransfers = (deps: Omit<TransfersDeps, 'closed'>, lifetime: Subscription): Transfers => {
  const closed = new ReplaySubject<void>(1)
  lifetime.add(() => closed.next())
  return makeHttpTransfers({ ...deps, closed })
}
