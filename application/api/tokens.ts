import { token } from '../kernel/token.js'
import type { Settings } from './settings.js'
import type { Readable } from '../kernel/store.js'
import type { BaseAppearance } from './options.js'
import type { Subscription } from 'rxjs'
import type { LazyFeatures } from './lazyFeatures.js'

export const OPTIONS = token<Settings>('Options')
export const APPEARANCE = token<Readable<BaseAppearance>>('Appearance')
/** Ends with the core; adapters release their resources with it. */
export const LIFETIME = token<Subscription>('Lifetime')
/** The features that are loaded on demand. */
export const LAZY = token<LazyFeatures>('LazyFeatures')
