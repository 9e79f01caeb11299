import type { Observable } from 'rxjs'
import type { RecentWallet } from '../../domain/wallets/recentWallets.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { Features } from '../../domain/config/features.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'
import type { DirectoryQuery } from './walletApi.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import type { SavedReceiver } from '../../domain/send/savedReceivers.js'
import type { KeptTransaction, PendingTransaction } from '../../domain/requests/pendingTransaction.js'

/** Text by key, kept between visits where the browser allows, else for the page's life. Never throws (U-32). */
export interface KeyValueStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Keys that another tab changed, or may have changed while the page was away (back/forward cache). */
  readonly changes: Observable<string>
  /**
   * Whether what was last written or removed under a key is so after a reload, too; `false` where the browser refused
   * it. Without this, it is taken to be.
   */
  readonly keeps?: (key: string) => boolean | undefined
}

/**
 * Connectors to restore, by namespace, the active one first; more than one only if several wallets are kept. A
 * namespace without an entry stays disconnected (U-29).
 */
export type RememberedConnectors = Readonly<Partial<Record<ChainNamespace, readonly string[]>>>

/** Remembers which wallets to ask after a reload, across tabs (U-03, U-33). Never throws (U-32). */
export interface ConnectionMemory {
  readonly read: () => RememberedConnectors
  readonly write: (remembered: RememberedConnectors) => void
  /** The remembered connectors, each time another tab wrote them, or noted something of them. */
  readonly changes: Observable<RememberedConnectors>
  /**
   * Since when a remembered wallet has granted nothing (ms since 1970); `undefined` while it grants access. Without
   * this, wallets that grant nothing are remembered for as long as the visitor does not disconnect.
   */
  readonly awaySince?: (key: ConnectorKey) => number | undefined
  /** Notes that of a wallet that is remembered. Ends with what is remembered of the wallet. */
  readonly noteAway?: (key: ConnectorKey, since: number | undefined) => void
  /** Wallets the visitor used, newest first, at most two (S9-15); kept over a disconnect. */
  readonly readRecent: () => readonly RecentWallet[]
  readonly addRecent: (wallet: RecentWallet) => void
}

/**
 * Remembers of wallets that are asked after a reload which accounts they had, so that another one under the same id is
 * noticed. Never throws or rejects (U-32).
 */
export interface AccountMemory {
  /** Whether this account is remembered of the wallet; true also where nothing is, as after an earlier version. */
  readonly recognises: (key: ConnectorKey, account: string) => Promise<boolean>
  /** Adds to what is remembered. */
  readonly remember: (key: ConnectorKey, accounts: readonly string[]) => Promise<void>
  readonly forget: (key: ConnectorKey) => void
}

/** Remembers between visits which networks the visitor chose here. Never throws (U-32). */
export interface NetworkMemory {
  /** The latest choice first, one a namespace. Whether the host still configures them is for the reader to see. */
  readonly read: () => readonly CaipNetworkId[]
  readonly write: (chosen: readonly CaipNetworkId[]) => void
}

/** The last configuration a server gave, for the visits on which it does not answer in time (U-51). */
export interface FeaturesCache {
  readonly read: () => Partial<Features> | undefined
  readonly write: (features: Partial<Features>) => void
}

/** What the directory answered on an earlier visit; shown until it answers again. Never throws (U-32). */
export interface DirectoryCache {
  /** `undefined` for what was never asked, or was asked too long ago. */
  readonly read: (query: DirectoryQuery) => WalletPage | undefined
  readonly write: (query: DirectoryQuery, page: WalletPage) => void
}

/** The record of a `PendingMemory` in its `KeyValueStore`: it is there only while something is kept. */
export const PENDING_KEY = 'pending'

/**
 * Remembers over reloads which transactions no chain has yet (K-02), for all tabs of a site: each change reads first
 * what others wrote. Never throws or rejects (U-32), and holds no address: only what a sender is recognised by (S-25).
 */
export interface PendingMemory {
  /** The oldest first. Whether they are still waited for is for the reader to see. */
  readonly read: () => readonly KeptTransaction[]
  /** The one of these accounts that sent it, as it is spelt here; `undefined` where none of them did. */
  readonly senderOf: (kept: KeptTransaction, accounts: readonly string[]) => Promise<string | undefined>
  /**
   * Above 99 of one connection, the oldest of that connection is removed (S9-16). What is removed before it is kept
   * stays away. Without a way to recognise its sender, it is not kept.
   */
  readonly add: (sent: PendingTransaction) => Promise<void>
  readonly remove: (id: string) => void
}

/** A wallet that was connected in this browser. */
export interface SavedWallet extends ConnectorKey {
  /** What the visitor calls it: 1 to 40 characters. */
  readonly label?: string
}

/** Remembers which wallets were connected here, over disconnects. Never throws (U-32), and holds no address (S-25). */
export interface SavedWallets {
  /** The newest first, at most 20. */
  readonly read: () => readonly SavedWallet[]
  readonly write: (wallets: readonly SavedWallet[]) => void
}

/** Remembers in this browser which tokens the visitor hides. Never throws (U-32), and holds no account (S-25). */
export interface HiddenTokens {
  /** CAIP-10 ids of contracts, the one that was hidden last at the end. */
  readonly read: () => readonly CaipAddress[]
  readonly write: (contracts: readonly CaipAddress[]) => void
}

/**
 * Remembers in this browser whom the visitor chose to save, over disconnects: the only addresses that are kept as they
 * are (S-25). For all tabs of a site: whoever changes it reads first what others wrote. Never throws (U-32).
 */
export interface ReceiverBook {
  /** The one that was saved last first, at most 100, none twice. */
  readonly read: () => readonly SavedReceiver[]
  /** Whether it is kept after a reload, too. If it is not, what was there before still is. */
  readonly write: (receivers: readonly SavedReceiver[]) => boolean
  /** All of them, each time another tab changed them. */
  readonly changes: Observable<readonly SavedReceiver[]>
}
