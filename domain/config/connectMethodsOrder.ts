import type { ConnectMethod } from './ConnectMethod.js'

/** E-mail, social, wallet; wallet first when an installed wallet is shown; those the host names before all others (S9-26). */
export const connectMethodsOrder = (
  host: readonly ConnectMethod[] = [],
  installedWalletShown: boolean,
): readonly ConnectMethod[] => [
  ...new Set([
    ...host,
    ...(installedWalletShown ? (['wallet', 'email', 'social'] as const) : (['email', 'social', 'wallet'] as const)),
  ]),
]
