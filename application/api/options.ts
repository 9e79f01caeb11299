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

/** Words of the host by their keys, which only `Messages` names: it knows all features. */
type HostWords = Readonly<Record<string, string | undefined>>

/** Look and language, as features see them. */
export interface BaseAppearance {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  /**
   * BCP 47 tag; `en_US` is taken for `en-US`, and what is no tag for `en-US`. Messages come from its catalogue if there
   * is one, otherwise from the English one; numbers always use the tag, and `en-US` where the browser does not know it.
   */
  readonly locale: string
  /** The host's own words, which win over any catalogue. */
  readonly messages: HostWords
  /** Whether a wide screen has the list of wallets and what it leads to side by side. */
  readonly layout: Layout
}

/** Puts a host's own adapter in the place of one of ours. */
export interface PortBinder {
  readonly value: <A>(token: Token<A>, adapter: NoInfer<A>) => void
}

/** The options, as features see them. */
export interface BaseOptions {
  /** Without it, and without `endpoints`, no vendor host is ever called. */
  readonly projectId?: string | undefined
  /** What a paired wallet shows of the site. The name and the first icon head Connect, too. */
  readonly metadata?:
    | {
        readonly name: string
        readonly description?: string | undefined
        /** On the page's own origin; any other is not told to wallets (S-13). The page's origin unless given. */
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
        /** Leads a visitor back from the wallet, for hosts that are apps themselves. */
        readonly redirect?:
          { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
      }
    | undefined
  /** The first one is where the page starts. Chains of viem are taken, too. */
  readonly networks: readonly (Network | EvmChain)[]
  readonly endpoints?:
    | {
        /** Base URL; a path below it is kept. */
        readonly walletApi?: string | undefined
        readonly blockchainApi?: string | undefined
        /** Address of the secure site's frame (`…/sdk`) for e-mail and social logins. Default: the public one. */
        readonly secureSite?: string | undefined
        /** `wss://…`: where pairing messages go; the public relay unless given. */
        readonly relay?: string | undefined
        /** RPC endpoints by CAIP-2 id, first choice first. A chain named here uses no other (U-55). */
        readonly rpc?: Readonly<Partial<Record<CaipNetworkId, readonly string[] | undefined>>> | undefined
      }
    | undefined
  /** What the host says wins over the server's configuration (U-54). */
  readonly features?: Given<Omit<Features, 'siwx'>> | undefined
  readonly theme?:
    { readonly mode?: ThemeMode | undefined; readonly variables?: ThemeVariables | undefined } | undefined
  readonly locale?: string | undefined
  /** What the tokens of an account are valued in; US dollars unless given. */
  readonly currency?: Currency | undefined
  readonly messages?: HostWords | undefined
  /** `wide`: from 768 px on, Connect is 720 px wide, and what a row leads to opens beside the list. */
  readonly layout?: Layout | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Said below the ways to connect, or with `features.legalCheckbox` agreed to before any of them (S9-23). */
  readonly legal?: Legal | undefined
  /** Parts of the wallet list; those not named follow in the usual order (S9-25). */
  readonly connectorOrder?: readonly WalletSection[] | undefined
  /** Ways to connect that come first; the others follow in the default order (S9-26). `features` says which are on. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** The page works on networks it did not configure; UnsupportedChain never opens by itself (S4-18). */
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * `false`: the visitor cannot switch networks in the modal, and UnsupportedChain never opens by itself.
   * `portico.switchNetwork` still works, because the host calls it. Default `true`.
   */
  readonly enableNetworkSwitch?: boolean | undefined
  /** The host drives pairing itself (S2-22). */
  readonly manualControl?: boolean | undefined
  /** How apps of wallets are opened from a phone; `https` addresses first unless given (U-23). */
  readonly walletLinks?: LinkPolicy | undefined
  /**
   * Schemes of wallets' apps, such as `heron`, that links of the directory and of paired wallets may open beside those
   * that Portico knows (S-12). Schemes that run code, read files or open a browser stay refused.
   */
  readonly appSchemes?: readonly string[] | undefined
  /**
   * Origins of Safe apps, such as `https://safe.example`, in whose frame the page connects to the Safe by itself, and to
   * nothing else; `https://app.safe.global` unless given. None in an empty list.
   */
  readonly safeOrigins?: readonly string[] | undefined
  /** Has visitors sign in with their wallet (S1-07). Without it nobody is asked to. */
  readonly siwx?: Siwx | undefined
  /**
   * Name under which the browser keeps what is remembered; `portico` unless given. Porticos of one site share their
   * connections unless their names differ.
   */
  readonly storageKey?: string | undefined
  /**
   * Where the errors of `docs/errors.md` are explained: `docs` of each error is this and the anchor of its code. Unless
   * given, the file in the package.
   */
  readonly errorDocs?: string | undefined
  readonly logLevel?: LogLevel | undefined
  /** `intent` (default): the core loads when the visitor first shows interest. `eager`: at once. */
  readonly start?: 'intent' | 'eager' | undefined
  /** Replaces ports by the host's own adapters: `(bind) => bind.value(BALANCE_API, mine)`. */
  readonly override?: ((bind: PortBinder) => void) | undefined
}
