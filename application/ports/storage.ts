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
import type { AskedPayment, OpenPayment } from '../../domain/payment/openPayment.js'

/** Text by key, kept between visits if the browser allows it, else for the page's life. Never throws (U-32). */
export interface KeyValueStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Keys that another tab changed, or may have changed while the page was away (back/forward cache). */
  readonly changes: Observable<string>
  /**
   * Whether the last write or removal of a key survives a reload; `false` if the browser refused it. Without this
   * method, it is assumed to survive.
   */
  readonly keeps?: (key: string) => boolean | undefined
}

/**
 * Connectors to restore, by namespace, the active one first; more than one only if several wallets are kept. A
 * namespace without an entry stays disconnected (U-29).
 */
export type RememberedConnectors = Readonly<Partial<Record<ChainNamespace, readonly string[]>>>

/** Remembers which wallets to restore after a reload, across tabs (U-03, U-33). Never throws (U-32). */
export interface ConnectionMemory {
  readonly read: () => RememberedConnectors
  readonly write: (remembered: RememberedConnectors) => void
  /** The remembered connectors, each time another tab wrote them or an absence. */
  readonly changes: Observable<RememberedConnectors>
  /**
   * Since when a remembered wallet has granted no access (ms since 1970); `undefined` while it grants access. Without
   * this method, such wallets are remembered until the visitor disconnects.
   */
  readonly awaySince?: (key: ConnectorKey) => number | undefined
  /** Records the absence of a remembered wallet. Removed together with the wallet. */
  readonly noteAway?: (key: ConnectorKey, since: number | undefined) => void
  /** Wallets the visitor used, newest first, at most two (S9-15); kept after a disconnect. */
  readonly readRecent: () => readonly RecentWallet[]
  readonly addRecent: (wallet: RecentWallet) => void
}

/**
 * Remembers the accounts of wallets that are restored after a reload, to detect another wallet under the same id. Never
 * throws or rejects (U-32).
 */
export interface AccountMemory {
  /** Whether this account is remembered for the wallet; also true if no account is, as after an earlier version. */
  readonly recognises: (key: ConnectorKey, account: string) => Promise<boolean>
  /** Adds to the remembered accounts. */
  readonly remember: (key: ConnectorKey, accounts: readonly string[]) => Promise<void>
  readonly forget: (key: ConnectorKey) => void
}

/** Remembers between visits the networks that the visitor chose. Never throws (U-32). */
export interface NetworkMemory {
  /** The latest choice first, one per namespace. The reader checks whether the host still configures them. */
  readonly read: () => readonly CaipNetworkId[]
  readonly write: (chosen: readonly CaipNetworkId[]) => void
}

/** The last configuration from a server, for visits on which it does not answer in time (U-51). */
export interface FeaturesCache {
  readonly read: () => Partial<Features> | undefined
  readonly write: (features: Partial<Features>) => void
}

/** The directory's answers of earlier visits; shown until it answers again. Never throws (U-32). */
export interface DirectoryCache {
  /** `undefined` if the query is unknown or its answer is too old. */
  readonly read: (query: DirectoryQuery) => WalletPage | undefined
  readonly write: (query: DirectoryQuery, page: WalletPage) => void
}

/** The key of `PendingMemory` in its `KeyValueStore`; the entry exists only while it holds transactions. */
export const PENDING_KEY = 'pending'

/**
 * Remembers over reloads which transactions no chain has included yet (K-02), for all tabs of a site: each change first
 * reads what other tabs wrote. Never throws or rejects (U-32), and stores no address, only a value to recognise the
 * sender by (S-25).
 */
export interface PendingMemory {
  /** The oldest first. The reader checks whether they are still pending. */
  readonly read: () => readonly KeptTransaction[]
  /** The account among these that sent it, in the given spelling; `undefined` if none did. */
  readonly senderOf: (kept: KeptTransaction, accounts: readonly string[]) => Promise<string | undefined>
  /**
   * Above 99 per connection, removes the oldest of that connection (S9-16). An id removed before `add` ends stays
   * removed. Stores nothing if the sender could not be recognised later.
   */
  readonly add: (sent: PendingTransaction) => Promise<void>
  readonly remove: (id: string) => void
}

/** The key of `OpenPaymentMemory` in its `KeyValueStore`; the entry exists only while it holds payments. */
export const OPEN_PAYMENTS_KEY = 'openPayments'

/**
 * Remembers over reloads, for all tabs of a site, which payments wallets were asked for and may have been sent, so that
 * none is paid twice. Never throws (U-32), and stores no address (S-25).
 */
export interface OpenPaymentMemory {
  /** The oldest first. */
  readonly read: () => readonly OpenPayment[]
  /** Stores a payment at once, before its wallet is asked; returns its id. Beyond 50, the oldest is dropped. */
  readonly add: (payment: Omit<OpenPayment, 'id'>, order: AskedPayment['order']) => string
  readonly change: (id: string, change: Partial<Pick<OpenPayment, 'request' | 'sentAs' | 'isTold' | 'isOver'>>) => void
  readonly remove: (id: string) => void
  /** The stored payments of an order. */
  readonly of: (order: AskedPayment['order']) => readonly OpenPayment[]
  /** Tells other tabs that this page waits for the wallet's answer, until the returned function is called. */
  readonly hold: (id: string) => () => void
  /** Whether any page waits for the wallet's answer; in browsers that cannot tell, this page only. */
  readonly isHeld: (id: string) => Promise<boolean>
  /** Emits when another tab changed the payments. */
  readonly changes: Observable<unknown>
}

/** A wallet that was connected in this browser. */
export interface SavedWallet extends ConnectorKey {
  /** The visitor's name for it: 1 to 40 characters. */
  readonly label?: string
}

/**
 * Remembers which wallets were connected here, also after a disconnect. Never throws (U-32), and stores no address
 * (S-25).
 */
export interface SavedWallets {
  /** The newest first, at most 20. */
  readonly read: () => readonly SavedWallet[]
  readonly write: (wallets: readonly SavedWallet[]) => void
}

/** Remembers in this browser which tokens the visitor hides. Never throws (U-32), and stores no account (S-25). */
export interface HiddenTokens {
  /** CAIP-10 ids of contracts, the one hidden last at the end. */
  readonly read: () => readonly CaipAddress[]
  readonly write: (contracts: readonly CaipAddress[]) => void
}

/**
 * Remembers in this browser the receivers that the visitor saved, also after a disconnect: the only addresses stored in
 * plain (S-25). For all tabs of a site: read before each change, to include what others wrote. Never throws (U-32).
 */
export interface ReceiverBook {
  /** The one saved last first, at most 100, without duplicates. */
  readonly read: () => readonly SavedReceiver[]
  /** Whether it survives a reload. If not, the previous content stays stored. */
  readonly write: (receivers: readonly SavedReceiver[]) => boolean
  /** All receivers, each time another tab changed them. */
  readonly changes: Observable<readonly SavedReceiver[]>
}
