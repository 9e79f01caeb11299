import type { ChainNamespace } from '../network/network.js'

/** Which connector is meant: a wallet on several namespaces may have one id for all of its connectors. */
export interface ConnectorKey {
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

/** The id of the connector of the wallet behind an e-mail or social login. */
export const EMBEDDED_CONNECTOR_ID = 'embedded'

/** What hosts are told of the wallet behind a login; the screens say it in their language. */
export const LOGIN_WALLET_NAME = 'E-mail or social account'

/** The id of the connector of wallets that are paired, which are not in this page. */
export const WALLET_CONNECT_CONNECTOR_ID = 'walletConnect'

export const isSameConnector = (left: ConnectorKey, right: ConnectorKey): boolean =>
  left.namespace === right.namespace && left.connectorId === right.connectorId

/** The connector of a key; without one, none. */
export const findConnector = <C extends { readonly id: string; readonly namespace: ChainNamespace }>(
  connectors: readonly C[],
  { namespace, connectorId }: ConnectorKey,
): C | undefined => connectors.find((connector) => connector.id === connectorId && connector.namespace === namespace)
