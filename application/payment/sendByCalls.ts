import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Connections } from '../../domain/connect/connection.js'
import { requestTarget } from '../../domain/connect/connections.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { AskWallet } from '../ports/assetDiscovery.js'
import type { WalletCalls } from '../ports/walletCalls.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { Readable } from '../kernel/store.js'
import type { WalletRequests } from '../requests/requestsApi.js'
import { answerOf, LONGEST_ANSWER_MS, orUnknown } from './walletAnswer.js'

type BatchWallet = Pick<WalletConnector, 'request' | 'proposalFate'>

export interface SendByCallsDeps {
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly scheduler: SchedulerLike
  readonly requests: Pick<WalletRequests, 'request' | 'follow'>
  readonly connectorOf: (namespace: ChainNamespace) => BatchWallet | undefined
  readonly walletCalls: WalletCalls
}

/**
 * Sends prepared `eth_sendTransaction` requests as one batch (EIP-5792), for wallets such as smart accounts without
 * that method, and tracks the batch; resolves with its id. Bound to the wallet that is active at the time of this call,
 * not when the task runs (U-41); that wallet is asked for the outcome, even if another one is active then. A wallet
 * that reports late that it takes no batch may have sent it: `RequestOutcomeUnknown`. A wallet with several owners only
 * proposes the batch to them (U-107): it is tracked as a proposal, which has no time limit.
 */
export const sendByCalls = (
  { requests, connections, connectorOf, walletCalls, scheduler }: SendByCallsDeps,
  network: Network,
  asked: readonly WalletRequest[],
): TaskEither<RequestError, string> => {
  const { chainNamespace: namespace, caipNetworkId } = network
  const connection = connections.value[namespace]
  const connector = connectorOf(namespace)
  if (connection._tag !== 'Connected' || connector === undefined) return TE.left({ _tag: 'NotConnected' })
  const { connectorId, accounts } = connection.active
  const addressee = requestTarget(connection)
  const ask: AskWallet = (request) => async () =>
    requestTarget(connections.value[namespace]) === addressee
      ? answerOf(scheduler, requests.request(namespace, request))()
      : E.left({ _tag: 'ConnectionChanged' })
  const follow = (id: string): string => {
    const call = { namespace, connectorId, id, caipNetworkId, address: accounts[0], sentAt: scheduler.now() }
    if (connector.proposalFate !== undefined) requests.follow(call, connector.proposalFate)
    else
      requests.follow({ ...call, fate: { _tag: 'Sending' } }, () =>
        walletCalls.fate(id, (request) => connector.request(request)),
      )
    return id
  }
  // Each request has a deadline; a host's own port may not.
  return orUnknown(scheduler, LONGEST_ANSWER_MS, pipe(walletCalls.send(network, asked, ask), TE.map(follow)))
}
