import type { ChainNamespace } from '../network/network.js'

/** Identifies a connector. A wallet on several namespaces may use one id for all its connectors. */
export interface ConnectorKey {
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

/** Connector id of the wallet behind an e-mail or social login. */
export const EMBEDDED_CONNECTOR_ID = 'embedded'

/** The name that hosts read for a login's wallet; the screens translate it. */
export const LOGIN_WALLET_NAME = 'E-mail or social account'

/** Connector id of paired wallets, which are not in this page. */
export const WALLET_CONNECT_CONNECTOR_ID = 'walletConnect'

export const isSameConnector = (left: ConnectorKey, right: ConnectorKey): boolean =>
  left.namespace === right.namespace && left.connectorId === right.connectorId

/** The connector with this key, if it exists. */
export const findConnector = <C extends { readonly id: string; readonly namespace: ChainNamespace }>(
  connectors: readonly C[],
  { namespace, connectorId }: ConnectorKey,
): C | undefined => connectors.find((connector) => connector.id === connectorId && connector.namespace === namespace)
