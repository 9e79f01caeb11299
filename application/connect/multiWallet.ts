import type { ConnectionRelation } from '../../domain/connect/relation.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { Readable } from '../kernel/store.js'

/** A wallet that is connected, or was before and can be connected again. */
export interface KnownWallet extends ConnectorKey {
  /**
   * `connected`: the active wallet of its namespace. `active`: connected, but not the active one. `disconnected`: has
   * to be connected again (S4-02).
   */
  readonly relation: ConnectionRelation
  /** The name that the wallet gives itself; untrusted text. */
  readonly name: string
  /** `data:image/…`, checked where it came in; for a wallet outside this page, an `https` address. */
  readonly icon?: string
  /** The visitor's name for it; stored on this device. */
  readonly label?: string
  /** Plain addresses, the active one first; empty for a disconnected wallet, whose addresses are not stored (S-25). */
  readonly accounts: readonly string[]
}

export interface MultiWalletState {
  /** The active one of each namespace first, then the other live ones, then those used before. */
  readonly wallets: Readonly<Record<ChainNamespace, readonly KnownWallet[]>>
  /** The wallets disconnected last, while `undo` can restore them: 10 s. */
  readonly undoable: readonly ConnectorKey[]
  /** The wallets that `undo` is restoring: each is being asked, for 3 s at most. */
  readonly returning: readonly ConnectorKey[]
}

/**
 * The wallets of every namespace (S1-08). Commands report their outcome as the next state and as a notice to the
 * visitor. While `features.multiWallet` is off, every command of the host's object does nothing and raises the alert
 * PTC-ALERT-MULTI-WALLET (S8-45).
 */
export interface MultiWallet {
  readonly state: Readable<MultiWalletState>
  /**
   * Makes a wallet, or one of its addresses, the active one of its namespace, and that namespace the active one. A
   * connected wallet is switched without a prompt; a disconnected one is connected first.
   */
  readonly switchTo: (key: ConnectorKey, address?: string) => void
  /**
   * The page forgets the wallet at once (U-29); the access is revoked in the wallet once undoing is no longer possible.
   */
  readonly disconnect: (key: ConnectorKey) => void
  /** All wallets of a namespace, or of all namespaces. */
  readonly disconnectAll: (namespace?: ChainNamespace) => void
  /** Restores the wallets disconnected last, if they still grant access; no prompt, 3 s at most. */
  readonly undo: () => void
  /** Up to 40 characters; an empty text removes the label. */
  readonly label: (key: ConnectorKey, text: string) => void
  /** Removes a wallet that is not connected from the list. */
  readonly forget: (key: ConnectorKey) => void
}

/**
 * The same for a host; requires `features.multiWallet` (S8-45). Portico's own views use it with the feature off, too,
 * because a page with several namespaces has several wallets then.
 */
export interface HostMultiWallet extends Omit<MultiWallet, 'switchTo'> {
  /**
   * Like `MultiWallet.switchTo`; takes an entry of the list, and its address plain or as CAIP-10. Rejects with
   * PTC-CONNECTION-STATUS if `relation` differs from the list (S4-03), and with PTC-CAIP-ADDRESS (S8-25).
   */
  readonly switchTo: (
    wallet: ConnectorKey & { readonly relation?: ConnectionRelation },
    address?: string,
  ) => Promise<void>
}
