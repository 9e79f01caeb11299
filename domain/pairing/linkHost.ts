import type { ChainNamespace } from '../network/network.js'
import type { WalletHref } from './deepLink.js'

/** What a page is in, where that changes how a wallet is opened from it (U-26). */
export type HostProfile =
  | 'Browser'
  /** Added to the home screen, without a browser around it. */
  | 'InstalledApp'
  /** A frame of another page. */
  | 'Framed'
  /** A wallet's own browser on a phone. */
  | 'WalletBrowser'
  | 'Farcaster'
  | 'TelegramIos'
  | 'TelegramAndroid'
  | 'TelegramDesktop'
  | 'TelegramWeb'

/** What a page runs on, as far as screens and links depend on it. */
export interface HostFacts {
  /** A phone or tablet, where wallets are apps and not extensions. */
  readonly mobile: boolean
  /** Whose links it understands. */
  readonly system: 'Ios' | 'Android' | 'Other'
  readonly profile: HostProfile
}

/** `Universal`: the https address of an app, which no other app can take. `Native`: an app's own scheme. */
export type LinkForm = 'Universal' | 'Native'

/** A host's corrections to the directory about one wallet. */
export interface WalletLinkRule {
  readonly first?: LinkForm | undefined
  readonly universal?: string | undefined
  readonly native?: string | undefined
  /** Such as `io.metamask`; else read from the wallet's address in the Play Store. */
  readonly androidPackage?: string | undefined
}

/** How apps of wallets are opened from a phone (U-23). */
export interface LinkPolicy {
  /** Which of an app's links is taken first where it has both; `Universal` unless given. */
  readonly first?: LinkForm | undefined
  /** By the wallet's id in the list. */
  readonly wallets?: Readonly<Record<string, WalletLinkRule>> | undefined
}

/** What decides how a wallet is opened. */
export interface LinkHost {
  readonly facts: HostFacts
  readonly policy: LinkPolicy
  /** Whether there is a link to pair by, which most ways to a wallet carry. */
  readonly pairs: boolean
  /** Where a wallet is wanted. */
  readonly namespace: ChainNamespace
  /** The address of this page. */
  readonly page: string
}

/** How a page opens the app of a wallet. */
export interface DeepLinkTarget {
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
export const DEEP_LINK_TARGETS: Readonly<Record<HostProfile, DeepLinkTarget>> = {
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
