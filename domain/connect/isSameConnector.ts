import type { ConnectorKey } from './ConnectorKey.js'

export const isSameConnector = (left: ConnectorKey, right: ConnectorKey): boolean =>
  left.namespace === right.namespace && left.connectorId === right.connectorId
