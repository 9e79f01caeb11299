import type { ThemeMode } from 'portico'
import type { Language } from '../words/Language.js'

export const isThemeMode = (text: string): text is ThemeMode => text === 'system' || text === 'light' || text === 'dark'

/** How this visit differs from a plain one; browser tests choose it in the address. */
export interface Variant {
  /** Sandbox wallets in this page, by key. */
  readonly wallets: readonly string[]
  /** `?announce=late:1500`: the wallets make themselves known that much after the page has loaded. */
  readonly announceAfterMs: number
  readonly theme: ThemeMode
  readonly language: Language
  /** `?networks=one`: the shop configures the first chain only; both otherwise. */
  readonly networks: 'one' | 'both'
  /** `?offline=1`: Portico is told of no servers at all, only of the chain. */
  readonly offline: boolean
  readonly start: 'intent' | 'eager'
}
