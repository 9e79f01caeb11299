import type { ConnectionRelation } from '../../domain/connect/relation.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { Readable } from '../kernel/store.js'

/** A wallet that is connected, or was and can be again. */
export interface KnownWallet extends ConnectorKey {
  /**
   * `connected`: the active wallet of its namespace. `active`: connected, but not the active one. `disconnected`: has
   * to be connected again (S4-02).
   */
  readonly relation: ConnectionRelation
  /** As the wallet names itself; untrusted text. */
  readonly name: string
  /** `data:image/…`, checked where it came in; of a wallet that is not in this page, an `https` address. */
  readonly icon?: string
  /** The visitor's own name for it; kept on this device. */
  readonly label?: string
  /** Plain addresses, the active one first; empty for a disconnected wallet, whose addresses are not stored (S-25). */
  readonly accounts: readonly string[]
}

export interface MultiWalletState {
  /** The active one of each namespace first, then the other live ones, then those used before. */
  readonly wallets: Readonly<Record<ChainNamespace, readonly KnownWallet[]>>
  /** The wallets that the visitor disconnected last, for as long as `undo` brings them back: 10 s. */
  readonly undoable: readonly ConnectorKey[]
  /** The wallets that `undo` is bringing back: each is being asked, for 3 s at most. */
  readonly returning: readonly ConnectorKey[]
}

/**
 * The wallets of every namespace (S1-08). Commands report their outcome as the next state and as a notice to the
 * visitor. While `features.multiWallet` is off, every command of the object a host was given does nothing and raises
 * the alert PTC-ALERT-MULTI-WALLET (S8-45).
 */
export interface MultiWallet {
  readonly state: Readable<MultiWalletState>
  /**
   * Makes a wallet, or one of its addresses, the active one of its namespace, and that namespace the active one. A
   * connected wallet is switched without a prompt; a disconnected one is connected first.
   */
  readonly switchTo: (key: ConnectorKey, address?: string) => void
  /** The page forgets the wallet at once (U-29); the wallet's own access ends when it cannot be undone any more. */
  readonly disconnect: (key: ConnectorKey) => void
  /** All wallets of a namespace, or of all. */
  readonly disconnectAll: (namespace?: ChainNamespace) => void
  /** Brings back what was disconnected last, if the wallet still grants it; no prompt, 3 s at most. */
  readonly undo: () => void
  /** Up to 40 characters; an empty text takes the label off. */
  readonly label: (key: ConnectorKey, text: string) => void
  /** Takes a wallet that is not connected off the list. */
  readonly forget: (key: ConnectorKey) => void
}

/**
 * The same for a host: only with `features.multiWallet` (S8-45). Portico's own screens have them with the feature off,
 * too: a page with several namespaces has several wallets then.
 */
export interface HostMultiWallet extends Omit<MultiWallet, 'switchTo'> {
  /**
   * As `MultiWallet.switchTo`; takes a wallet of the list as it is, and its address plain or as CAIP-10. Rejects with
   * PTC-CONNECTION-STATUS for another `relation` than the list has (S4-03), and with PTC-CAIP-ADDRESS (S8-25).
   */
  readonly switchTo: (
    wallet: ConnectorKey & { readonly relation?: ConnectionRelation },
    address?: string,
  ) => Promise<void>
}
