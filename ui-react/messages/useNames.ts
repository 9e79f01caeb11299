import { LOGIN_WALLET_NAME } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { NAMESPACE_NAMES } from '../../domain/network/networkDisplay.js'
import { COMMON } from './common.js'
import { useMessages } from './useMessages.js'

/** The name of a namespace: its chain's own name, except for EVM, which has many chains. */
export const useNamespaceName = (): ((namespace: ChainNamespace) => string) => {
  const t = useMessages(COMMON)
  return (namespace) => (namespace === 'eip155' ? t('chain.evm') : NAMESPACE_NAMES[namespace])
}

/** The name of a wallet: its own, except for the wallet behind a login, which has only a translated one. */
export const useWalletName = (): ((wallet: { readonly name: string }) => string) => {
  const t = useMessages(COMMON)
  return ({ name }) => (name === LOGIN_WALLET_NAME ? t('wallet.login') : name)
}
