import type { ChainNamespace } from '../network/network.js'
import type { WalletHref } from './deepLink.js'

/** The environment of a page, where it affects how wallets are opened (U-26). */
export type HostProfile =
  | 'Browser'
  /** Added to the home screen; runs without a browser around it. */
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

/** The platform of a page, as far as screens and links depend on it. */
export interface HostFacts {
  /** A phone or tablet, where wallets are apps and not extensions. */
  readonly mobile: boolean
  /** The platform whose links work. */
  readonly system: 'Ios' | 'Android' | 'Other'
  readonly profile: HostProfile
}

/** `Universal`: the https address of an app, which no other app can claim. `Native`: an app's own scheme. */
export type LinkForm = 'Universal' | 'Native'

/** A host's corrections of the directory for one wallet. */
export interface WalletLinkRule {
  readonly first?: LinkForm | undefined
  readonly universal?: string | undefined
  readonly native?: string | undefined
  /** For example `io.metamask`; if absent, read from the wallet's Play Store address. */
  readonly androidPackage?: string | undefined
}

/** How wallet apps are opened from a phone (U-23). */
export interface LinkPolicy {
  /** The link to try first if an app has both; default `Universal`. */
  readonly first?: LinkForm | undefined
  /** By the wallet's directory id. */
  readonly wallets?: Readonly<Record<string, WalletLinkRule>> | undefined
}

/** Everything that decides how a wallet is opened. */
export interface LinkHost {
  readonly facts: HostFacts
  readonly policy: LinkPolicy
  /** Whether a pairing link is available, which most routes to a wallet need. */
  readonly pairs: boolean
  /** The namespace to connect. */
  readonly namespace: ChainNamespace
  /** The address of this page. */
  readonly page: string
}

/** How a page opens a wallet's app. */
export interface DeepLinkTarget {
  /** Browsing context of https addresses. */
  readonly universal: WalletHref['target']
  /** Browsing context of links with an app's own scheme; absent if such links do not work. */
  readonly native?: WalletHref['target']
  /** On Android, a link can name the one app that may handle it. */
  readonly intents?: true
  /** The environment of the page decodes native links once. */
  readonly decodes?: true
}

/** By profile (U-26, wire reference 5.7). */
export const DEEP_LINK_TARGETS: Readonly<Record<HostProfile, DeepLinkTarget>> = {
  Browser: { universal: '_self', native: '_self', intents: true },
  // In the same window, a https address would replace the app instead of leaving it.
  InstalledApp: { universal: '_blank', native: '_self', intents: true },
  // Other targets would open inside the frame.
  Framed: { universal: '_top', native: '_top', intents: true },
  WalletBrowser: { universal: '_self', native: '_self' },
  Farcaster: { universal: '_blank' },
  TelegramIos: { universal: '_blank', native: '_blank' },
  TelegramAndroid: { universal: '_blank', native: '_blank', decodes: true },
  TelegramDesktop: { universal: '_blank', native: '_blank' },
  TelegramWeb: { universal: '_blank', native: '_blank' },
}
