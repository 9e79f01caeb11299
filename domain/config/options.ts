/** Ways to connect, in the specification's words. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Things to do with a wallet from the Account view. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** `system` follows the visitor's setting while it changes (S2-30). */
export type ThemeMode = 'light' | 'dark' | 'system'

/** `wide`: from 768 px on, the list and what it leads to stand side by side. */
export type Layout = 'narrow' | 'wide'

/** From silent to chatty; the default is `error` (S9-31). */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** S9-31. */
export const DEFAULT_LOG_LEVEL: LogLevel = 'error'

/**
 * E-mail, social, wallet; wallet first if an installed wallet is shown. Methods that the host names come before all
 * others (S9-26).
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

/** Onramp, swaps, receive, send, unless the host says otherwise (S9-24): what an order leaves out is not offered. */
export const walletFeaturesOrder = (host: readonly WalletFeature[] | undefined): readonly WalletFeature[] => [
  ...new Set(host ?? DEFAULT_ORDER),
]
