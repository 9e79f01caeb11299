import type { HostProfile } from './HostProfile.js'
import type { WalletHref } from './WalletHref.js'

/** How a page opens the app of a wallet. */
export interface Opener {
  /** Where a https address opens. */
  readonly universal: WalletHref['target']
  /** Where a link with an app's own scheme opens; absent where such links lead nowhere. */
  readonly native?: WalletHref['target']
  /** On Android, a link can name the one app that may take it. */
  readonly intents?: true
  /** What is around the page decodes native links once on their way. */
  readonly decodes?: true
}

/** Each profile's own way (U-26, wire reference 5.7). */
export const OPENERS: Readonly<Record<HostProfile, Opener>> = {
  Browser: { universal: '_self', native: '_self', intents: true },
  // In the same window, a https address would replace the app instead of leaving it.
  InstalledApp: { universal: '_blank', native: '_self', intents: true },
  // A frame is not left by what opens inside it.
  Framed: { universal: '_top', native: '_top', intents: true },
  WalletBrowser: { universal: '_self', native: '_self' },
  Farcaster: { universal: '_blank' },
  TelegramIos: { universal: '_blank', native: '_blank' },
  TelegramAndroid: { universal: '_blank', native: '_blank', decodes: true },
  TelegramDesktop: { universal: '_blank', native: '_blank' },
  TelegramWeb: { universal: '_blank', native: '_blank' },
}
