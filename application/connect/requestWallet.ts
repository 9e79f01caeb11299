import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  INVALID_REQUEST,
  isWalletRequest,
  type RequestError,
  type WalletRequest,
} from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { NotedRequest } from '../../domain/payment/openPayment.js'
import * as E from 'fp-ts/Either'
import { requestTarget } from '../../domain/connect/connections.js'
import type { NamespaceSession } from './namespaceSession.js'

/** Receives a request that a wallet outside this page has. */
export type NoteRequest = (request: NotedRequest) => void

/**
 * Sends a request to the wallet that is connected on a namespace now; later switches do not re-route it (U-41). A
 * wallet shows one prompt of a kind at a time; five more wait, and a further one is refused (S-30). `noted` is called
 * once a wallet outside this page has the request, which it may answer in a later page load.
 */
export type RequestWallet = (
  namespace: ChainNamespace,
  request: WalletRequest,
  noted?: NoteRequest,
) => TaskEither<RequestError, unknown>

/**
 * Loads the request code with the first request. A request goes to the wallet that was connected when it was made, or
 * fails (U-41).
 */
export const lazyRequestWallet = (deps: {
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  /** Returns the same function at each call; after a failure, the next request retries. */
  readonly load: TaskEither<unknown, RequestWallet>
}): RequestWallet => {
  let requestWallet: RequestWallet | undefined
  return (namespace, request) => {
    if (!isWalletRequest(request)) return TE.left(INVALID_REQUEST)
    if (requestWallet !== undefined) return requestWallet(namespace, request)
    const { state, connector } = deps.sessions[namespace]
    if (connector() === undefined) return TE.left({ _tag: 'NotConnected' })
    const addressee = requestTarget(state.value)
    return async () => {
      const loaded = await deps.load()
      if (E.isLeft(loaded))
        // EIP-1474 "resource unavailable": no wallet was asked, and the next request loads again.
        return E.left({ _tag: 'RequestFailed', code: -32002, message: 'Not loaded', cause: loaded.left })
      requestWallet = loaded.right
      return requestTarget(state.value) === addressee
        ? requestWallet(namespace, request)()
        : E.left({ _tag: 'ConnectionChanged' })
    }
  }
}
