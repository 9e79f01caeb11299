import type { Currency } from '../../domain/config/currency.js'
import type { Token } from '../kernel/token.js'
import type { ConnectMethod, Layout, LogLevel, ThemeMode, WalletFeature } from '../../domain/config/options.js'
import type { ThemeVariables } from './theme.js'
import type { Features } from '../../domain/config/features.js'
import type { Given } from '../../domain/config/given.js'
import type { Legal } from '../../domain/config/legal.js'
import type { EvmChain } from '../../domain/network/evmChain.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { LinkPolicy } from '../../domain/pairing/linkHost.js'
import type { Siwx } from './siwx.js'
import type { CustomWallet } from '../../domain/wallets/walletListing.js'
import type { WalletSection } from '../../domain/wallets/walletRow.js'

/** Texts of the host by key. Only `Messages` lists the keys, because it knows all features. */
type HostWords = Readonly<Record<string, string | undefined>>

/** Theme and language, as features see them. */
export interface BaseAppearance {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  /**
   * BCP 47 tag; `en_US` is read as `en-US`, and so is an invalid tag. Messages come from its catalogue if there is one,
   * otherwise from the English one; numbers always use the tag, or `en-US` if the browser does not support it.
   */
  readonly locale: string
  /** The host's own texts, which override any catalogue. */
  readonly messages: HostWords
  /** Whether a wide screen shows the list of wallets and the selected entry side by side. */
  readonly layout: Layout
}

/** Replaces one of our adapters by the host's own. */
export interface PortBinder {
  readonly value: <A>(token: Token<A>, adapter: NoInfer<A>) => void
}

/** The options, as features see them. */
export interface BaseOptions {
  /** Without this and `endpoints`, no vendor host is ever called. */
  readonly projectId?: string | undefined
  /** The site as paired wallets show it. The name and the first icon also head Connect. */
  readonly metadata?:
    | {
        readonly name: string
        readonly description?: string | undefined
        /** On the page's own origin; other origins are not sent to wallets (S-13). Default: the page's origin. */
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
        /** Where the wallet sends the visitor back to, for hosts that are apps themselves. */
        readonly redirect?:
          { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
      }
    | undefined
  /** The page starts on the first one. Chains of viem are accepted, too. */
  readonly networks: readonly (Network | EvmChain)[]
  readonly endpoints?:
    | {
        /** Base URL; its path is kept. */
        readonly walletApi?: string | undefined
        readonly blockchainApi?: string | undefined
        /** Address of the secure site's frame (`…/sdk`) for e-mail and social logins. Default: the public one. */
        readonly secureSite?: string | undefined
        /** `wss://…`: the relay for pairing. Default: the public relay. */
        readonly relay?: string | undefined
        /** RPC endpoints by CAIP-2 id, in order of preference. A chain listed here uses no other endpoint (U-55). */
        readonly rpc?: Readonly<Partial<Record<CaipNetworkId, readonly string[] | undefined>>> | undefined
      }
    | undefined
  /** The host's values override the server's configuration (U-54). */
  readonly features?: Given<Omit<Features, 'siwx'>> | undefined
  readonly theme?:
    { readonly mode?: ThemeMode | undefined; readonly variables?: ThemeVariables | undefined } | undefined
  readonly locale?: string | undefined
  /** Currency for the value of tokens. Default: US dollars. */
  readonly currency?: Currency | undefined
  readonly messages?: HostWords | undefined
  /** `wide`: from 768 px on, Connect is 720 px wide and opens the selected entry beside the list. */
  readonly layout?: Layout | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Shown below the ways to connect; with `features.legalCheckbox`, must be accepted before connecting (S9-23). */
  readonly legal?: Legal | undefined
  /** Parts of the wallet list; unnamed ones follow in the default order (S9-25). */
  readonly connectorOrder?: readonly WalletSection[] | undefined
  /**
   * Ways to connect that come first; the others follow in the default order (S9-26). `features` turns them on and off.
   */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** Allows networks that are not configured; UnsupportedChain never opens by itself (S4-18). */
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * `false`: the visitor cannot switch networks in the modal, and UnsupportedChain never opens by itself.
   * `portico.switchNetwork` still works, because the host calls it. Default `true`.
   */
  readonly enableNetworkSwitch?: boolean | undefined
  /** The host drives pairing itself (S2-22). */
  readonly manualControl?: boolean | undefined
  /** How wallets' apps are opened on a phone. Default: `https` addresses first (U-23). */
  readonly walletLinks?: LinkPolicy | undefined
  /**
   * Schemes of wallets' apps, such as `heron`, that links of the directory and of paired wallets may open in addition
   * to those that Portico knows (S-12). Schemes that run code, read files or open a browser stay refused.
   */
  readonly appSchemes?: readonly string[] | undefined
  /**
   * Origins of Safe apps, such as `https://safe.example`. In such an app's frame, the page connects to the Safe
   * automatically and to no other wallet. Default: `https://app.safe.global`; an empty list turns this off.
   */
  readonly safeOrigins?: readonly string[] | undefined
  /** Makes visitors sign in with their wallet (S1-07). Default: no sign-in. */
  readonly siwx?: Siwx | undefined
  /**
   * Prefix for everything stored in the browser. Default: `portico`. Porticos of one site share their connections
   * unless their names differ.
   */
  readonly storageKey?: string | undefined
  /**
   * Page that explains the errors of `docs/errors.md`: `docs` of each error is this and the anchor of its code.
   * Default: the file in the package.
   */
  readonly errorDocs?: string | undefined
  readonly logLevel?: LogLevel | undefined
  /** `intent` (default): the core loads when the visitor first shows interest. `eager`: immediately. */
  readonly start?: 'intent' | 'eager' | undefined
  /** Replaces ports by the host's own adapters: `(bind) => bind.value(BALANCE_API, mine)`. */
  readonly override?: ((bind: PortBinder) => void) | undefined
}
