import { token } from '../kernel/token.js'
import type { Settings } from './settings.js'
import type { Readable } from '../kernel/store.js'
import type { BaseAppearance } from './options.js'
import type { Subscription } from 'rxjs'
import type { LazyFeatures } from './lazyFeatures.js'
import type { HiddenTokens, KeyValueStore, PendingMemory, ReceiverBook, SavedWallets } from '../ports/storage.js'

export const OPTIONS = token<Settings>('Options')
export const APPEARANCE = token<Readable<BaseAppearance>>('Appearance')
/** Ends with the core; adapters release their resources with it. */
export const LIFETIME = token<Subscription>('Lifetime')
/** The features that are loaded on demand. */
export const LAZY = token<LazyFeatures>('LazyFeatures')

/** Loads code that opens a store of the device; it arrives with the feature that uses the store. */
type LoadStore<Kept> = () => Promise<(store: KeyValueStore) => Kept>

export const HIDDEN_TOKENS = token<LoadStore<HiddenTokens>>('HiddenTokens')
export const PENDING_MEMORY = token<LoadStore<PendingMemory>>('PendingMemory')
export const RECEIVER_BOOK = token<LoadStore<ReceiverBook>>('ReceiverBook')
export const SAVED_WALLETS = token<LoadStore<SavedWallets>>('SavedWallets')
