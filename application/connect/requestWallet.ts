import * as TE from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/RequestError.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { WalletRequest } from '../ports/WalletConnector.js'
import type { NamespaceSession } from './NamespaceSession.js'

/** Sends a request to the wallet that is connected on a namespace now; later switches do not re-route it (U-41). */
export type RequestWallet = (namespace: ChainNamespace, request: WalletRequest) => TE.TaskEither<RequestError, unknown>

export const makeRequestWallet =
  (deps: { readonly sessions: Readonly<Record<ChainNamespace, NamespaceSession>> }): RequestWallet =>
  (namespace, request) =>
    deps.sessions[namespace].connector()?.request(request) ?? TE.left({ _tag: 'NotConnected' })
