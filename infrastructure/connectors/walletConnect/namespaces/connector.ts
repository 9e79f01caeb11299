import * as E from 'fp-ts/Either'
import type { WalletConnector } from '../../../../application/ports/walletConnector.js'
import type { RequestOutcome } from '../../shared/walletDriver.js'
import type { NonEvmNamespace, SessionConnectorParts } from '../namespaces.js'
import type { SessionRequest } from './methods.js'
import type { NamespaceState } from './state.js'

export interface NamespaceConnectorDeps extends Pick<SessionConnectorParts, 'connectorOf' | 'send'> {
  readonly namespace: NonEvmNamespace
  readonly state: NamespaceState
  /** Sends a request in the namespace's format. */
  readonly ask: (call: SessionRequest) => Promise<RequestOutcome>
}

/**
 * Connector of the page's session on a namespace other than EVM. The session lists the chains of each account, and each
 * request names its chain, so switching needs no request.
 */
export const makeNamespaceConnector = ({
  connectorOf,
  send,
  ask,
  namespace,
  state,
}: NamespaceConnectorDeps): WalletConnector =>
  connectorOf({
    namespace,
    state,
    request: (request, _to, _over, noted) => {
      const standing = state.accountState()
      const chain = standing?.chains.get(standing.at)
      if (standing === undefined || chain === undefined) return [E.left({ _tag: 'SessionGone' })]
      const { session, accounts } = standing
      return ask({ request, accounts, methods: session.methods, send: (each) => send(session, each, chain, noted)() })
    },
    switchTo: ({ caipNetworkId }) => {
      if (state.accountState()?.chains.has(caipNetworkId) !== true) return [E.left({ _tag: 'SwitchNotSupported' })]
      state.setNetwork(caipNetworkId)
      return [E.right(caipNetworkId)]
    },
  })
