import type { Token } from '../kernel/token.js'
import type { ConnectMethod, Layout, LogLevel, ThemeMode, WalletFeature } from '../../domain/config/options.js'
import type { Messages } from './Messages.js'
import type { ThemeVariables } from './theme.js'
import type { Features } from '../../domain/config/features.js'
import type { Legal } from '../../domain/config/legal.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { LinkPolicy } from '../../domain/pairing/linkHost.js'
import type { CustomWallet } from '../../domain/wallets/walletListing.js'
import type { WalletSection } from '../../domain/wallets/walletRow.js'

/** Look and language. */
export interface Appearance {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  /**
   * BCP 47 tag; `en_US` is taken for `en-US`, and what is no tag for `en-US`. Messages come from its catalogue if there
   * is one, otherwise from the English one; numbers always use the tag, and `en-US` where the browser does not know it.
   */
  readonly locale: string
  /** The host's own words, which win over any catalogue. */
  readonly messages: Partial<Messages>
  /** Whether a wide screen has the list of wallets and what it leads to side by side. */
  readonly layout: Layout
}

/** Puts a host's own adapter in the place of one of ours. */
export interface PortBinder {
  readonly value: <A>(token: Token<A>, adapter: NoInfer<A>) => void
}

/** How a host sets Portico up. Only `networks` is needed. */
export interface PorticoOptions {
  /** Without it, and without `endpoints`, no vendor host is ever called. */
  readonly projectId?: string
  /** What a paired wallet shows of the site. The name and the first icon head Connect, too. */
  readonly metadata?: {
    readonly name: string
    readonly description?: string
    /** On the page's own origin; any other is not told to wallets (S-13). The page's origin unless given. */
    readonly url?: string
    readonly icons?: readonly string[]
    /** Leads a visitor back from the wallet, for hosts that are apps themselves. */
    readonly redirect?: { readonly native?: string; readonly universal?: string }
  }
  /** The first one is where the page starts. */
  readonly networks: readonly [Network, ...Network[]]
  readonly endpoints?: {
    /** Base URL; a path below it is kept. */
    readonly walletApi?: string
    readonly blockchainApi?: string
    /** Address of the secure site's frame (`…/sdk`) for e-mail and social logins. Default: the public one. */
    readonly secureSite?: string
    /** `wss://…`: where pairing messages go; the public relay unless given. */
    readonly relay?: string
    /** RPC endpoints by CAIP-2 id, first choice first. A chain named here uses no other (U-55). */
    readonly rpc?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  }
  /** What the host says wins over the server's configuration (U-54). */
  readonly features?: Partial<Features>
  readonly theme?: { readonly mode?: ThemeMode; readonly variables?: ThemeVariables }
  readonly locale?: string
  readonly messages?: Partial<Messages>
  /** `wide`: from 768 px on, Connect is 720 px wide, and what a row leads to opens beside the list. */
  readonly layout?: Layout
  readonly featuredWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  /** Said below the ways to connect, or with `features.legalCheckbox` agreed to before any of them (S9-23). */
  readonly legal?: Legal
  /** Parts of the wallet list; those not named follow in the usual order (S9-25). */
  readonly connectorOrder?: readonly WalletSection[]
  /** Ways to connect that come first; the others follow in the default order (S9-26). `features` says which are on. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  readonly walletFeaturesOrder?: readonly WalletFeature[]
  /** The page works on networks it did not configure; UnsupportedChain never opens by itself (S4-18). */
  readonly allowUnsupportedChain?: boolean
  /**
   * `false`: the visitor cannot switch networks in the modal, and UnsupportedChain never opens by itself.
   * `portico.switchNetwork` still works, because the host calls it. Default `true`.
   */
  readonly enableNetworkSwitch?: boolean
  /** The host drives pairing itself (S2-22). */
  readonly manualControl?: boolean
  /** How apps of wallets are opened from a phone; `https` addresses first unless given (U-23). */
  readonly walletLinks?: LinkPolicy
  /**
   * Name under which the browser keeps what is remembered; `portico` unless given. Porticos of one site share their
   * connections unless their names differ.
   */
  readonly storageKey?: string
  readonly logLevel?: LogLevel
  /** `intent` (default): the core loads when the visitor first shows interest. `eager`: at once. */
  readonly start?: 'intent' | 'eager'
  /** Replaces ports by the host's own adapters: `(bind) => bind.value(BALANCE_API, mine)`. */
  readonly override?: (bind: PortBinder) => void
}
