import * as TE from 'fp-ts/TaskEither'
import type { TransferError } from '../../../domain/send/transfer.js'
import type { AskChain } from './rpc.js'
import * as E from 'fp-ts/Either'
import type { Transfers } from '../../../application/ports/transfers.js'
import type { Network } from '../../../domain/network/network.js'
import { tryPromise } from '../../shared/tasks.js'
import { openSolanaRpc, type SolanaRpc } from '../solanaRpc.js'
import type { OpenReader } from '../ChainReader.js'
import { toRemoteError } from '../rpcFetch.js'
import { awaitSettled } from './awaitSettled.js'
import { prepareTransfer } from './prepareTransfer.js'
import { submitTransfer } from './submitTransfer.js'

/** Transfers on Solana networks through their endpoints. The only code that imports `@solana/kit`. */
export const openSolanaTransfers = (deps: Omit<Parameters<OpenReader>[0], 'network'>): Transfers => {
  const opened = new Map<string, SolanaRpc | undefined>()
  let isClosed = false
  deps.closed.subscribe(() => {
    isClosed = true
    for (const endpoints of opened.values()) endpoints?.dispose()
  })
  const endpointsOf = (network: Network): SolanaRpc | undefined => {
    const key = `${network.caipNetworkId} ${network.rpcUrls.default.http.join(' ')}`
    if (!opened.has(key)) opened.set(key, openSolanaRpc({ ...deps, network }))
    return opened.get(key)
  }
  const on =
    <A>(network: Network, act: (ask: AskChain) => TE.TaskEither<TransferError, A>): TE.TaskEither<TransferError, A> =>
    async () => {
      if (isClosed) return E.left({ _tag: 'Unreachable', cause: 'closed' })
      const endpoints = endpointsOf(network)
      return endpoints === undefined
        ? E.left({ _tag: 'NotConfigured' })
        : act((...question) => tryPromise(() => endpoints.ask(...question), toRemoteError))()
    }
  return {
    prepare: (network, transfer) => on(network, (ask) => prepareTransfer(ask, transfer)),
    submit: (network, ...args) => on(network, (ask) => submitTransfer(ask, deps, ...args)),
    settled: (network, id) => on(network, (ask) => awaitSettled(ask, deps, id)),
    // `prepare` checks the receiver: on Solana an account's owner tells whether it is a wallet.
    receiver: () => TE.left({ _tag: 'NotConfigured' }),
    // The chain itself lists all tokens of an account.
    find: () => TE.left({ _tag: 'NotConfigured' }),
    compare: () => TE.left({ _tag: 'NotConfigured' }),
    paidIn: () => TE.left({ _tag: 'NotConfigured' }),
  }
}
