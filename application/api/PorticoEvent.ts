import type { View } from '../../domain/modal/View.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'

/** What happened, for a host that wants to follow along. No address, e-mail or link is ever part of one. */
export type PorticoEvent =
  | { readonly _tag: 'ModalOpened'; readonly view: View['name'] }
  | { readonly _tag: 'ModalClosed' }
  | { readonly _tag: 'ViewShown'; readonly view: View['name'] }
  | { readonly _tag: 'Connected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** A wallet that was connected already became the active one of its namespace. */
  | { readonly _tag: 'WalletSwitched'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** With a code where the session of a paired wallet is not there any more (U-34). */
  | {
      readonly _tag: 'Disconnected'
      readonly namespace: ChainNamespace
      readonly reason: string
      readonly code?: 'PTC-SESSION-GONE'
    }
  | { readonly _tag: 'ConnectionRejected'; readonly connectorId: string }
  | { readonly _tag: 'ConnectFailed'; readonly connectorId: string; readonly code: string }
  | { readonly _tag: 'AccountChanged'; readonly namespace: ChainNamespace }
  | { readonly _tag: 'AlertRaised'; readonly code: string }
  | { readonly _tag: 'NetworkChanged'; readonly namespace: ChainNamespace; readonly caipNetworkId: string }
  /** The visitor said no to a move to this network. */
  | { readonly _tag: 'SwitchRejected'; readonly caipNetworkId: string }
  | { readonly _tag: 'SwitchFailed'; readonly caipNetworkId: string; readonly code: string }
