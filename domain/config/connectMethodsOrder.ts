import type { ConnectMethod } from './ConnectMethod.js'

/** E-mail, social, wallet; wallet first when an installed wallet is shown; the host's order wins (S9-26). */
export const connectMethodsOrder = (
  host: readonly ConnectMethod[] | undefined,
  installedWalletShown: boolean,
): readonly ConnectMethod[] => host ?? (installedWalletShown ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet'])
