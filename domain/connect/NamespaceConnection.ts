import type { Connection } from './Connection.js'
import type { DisconnectReason } from './DisconnectReason.js'

/** The connection state of one chain namespace. No event of one namespace touches another (U-40). */
export type NamespaceConnection =
  | { readonly _tag: 'Disconnected'; readonly reason: DisconnectReason }
  /** A remembered wallet is being asked, without a prompt, whether it still grants access. */
  | { readonly _tag: 'Restoring'; readonly connectorId: string }
  | { readonly _tag: 'Connected'; readonly active: Connection; readonly others: readonly Connection[] }
