import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { ConnectorKey } from './ConnectorKey.js'

/** The connector of a key; without one, none. */
export const findConnector = <C extends { readonly id: string; readonly namespace: ChainNamespace }>(
  connectors: readonly C[],
  { namespace, connectorId }: ConnectorKey,
): C | undefined => connectors.find((connector) => connector.id === connectorId && connector.namespace === namespace)
