import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { addresseeOf } from '../../domain/connect/addresseeOf.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { NamespaceSession } from './NamespaceSession.js'
import type { RequestWallet } from './RequestWallet.js'

/** Requests before their code is there, which comes with the first one. Each goes to whom it was made for, or to nobody (U-41). */
export const lateRequestWallet = (deps: {
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  /** The same at each call; one that fails is tried again with the next request. */
  readonly load: () => Promise<RequestWallet>
}): RequestWallet => {
  let arrived: RequestWallet | undefined
  return (namespace, request) => {
    if (arrived !== undefined) return arrived(namespace, request)
    const { state, connector } = deps.sessions[namespace]
    if (connector() === undefined) return TE.left({ _tag: 'NotConnected' })
    const addressee = addresseeOf(state.value)
    return async () => {
      try {
        arrived = await deps.load()
      } catch (cause) {
        return E.left({ _tag: 'RequestFailed', code: undefined, message: 'Not loaded', cause })
      }
      return addresseeOf(state.value) === addressee
        ? arrived(namespace, request)()
        : E.left({ _tag: 'ConnectionChanged' })
    }
  }
}
