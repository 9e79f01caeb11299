/** Ways to connect, by the specification's names. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Wallet actions offered by the Account view. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** `system` follows the visitor's setting while it changes (S2-30). */
export type ThemeMode = 'light' | 'dark' | 'system'

/** `wide`: from 768 px, a list and the view it leads to stand side by side. */
export type Layout = 'narrow' | 'wide'

/** From least to most verbose; the default is `error` (S9-31). */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** S9-31. */
export const DEFAULT_LOG_LEVEL: LogLevel = 'error'

/**
 * Default order: e-mail, social, wallet; wallet first if an installed wallet is shown. Methods that the host names come
 * first (S9-26).
 */
export const connectMethodsOrder = (
  host: readonly ConnectMethod[] = [],
  installedWalletShown: boolean,
): readonly ConnectMethod[] => [
  ...new Set([
    ...host,
    ...(installedWalletShown ? (['wallet', 'email', 'social'] as const) : (['email', 'social', 'wallet'] as const)),
  ]),
]

const DEFAULT_ORDER: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** Default order: onramp, swaps, receive, send (S9-24). A host's order offers only what it names. */
export const walletFeaturesOrder = (host: readonly WalletFeature[] | undefined): readonly WalletFeature[] => [
  ...new Set(host ?? DEFAULT_ORDER),
]
