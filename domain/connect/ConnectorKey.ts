import type { ChainNamespace } from '../network/ChainNamespace.js'

/** Which connector is meant: a wallet on several namespaces may have one id for all of its connectors. */
export interface ConnectorKey {
  readonly namespace: ChainNamespace
  readonly connectorId: string
}
