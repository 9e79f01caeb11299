import type { ConnectionStatus } from './ConnectionStatus.js'
import type { NamespaceConnection } from './NamespaceConnection.js'

const STATUS: Readonly<Record<NamespaceConnection['_tag'], ConnectionStatus>> = {
  Disconnected: 'disconnected',
  Restoring: 'connecting',
  Connected: 'connected',
}

/** The account status (S4-01) that a namespace's connection state stands for. */
export const statusOfConnection = (connection: NamespaceConnection): ConnectionStatus => STATUS[connection._tag]
