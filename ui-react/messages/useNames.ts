import { LOGIN_WALLET_NAME } from '../../domain/connect/connector.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { NAMESPACE_NAMES } from '../../domain/network/networkDisplay.js'
import { COMMON } from './common.js'
import { useMessages } from './useMessages.js'

/** How a namespace is called: the chain's own name, but for the one of many chains. */
export const useNamespaceName = (): ((namespace: ChainNamespace) => string) => {
  const t = useMessages(COMMON)
  return (namespace) => (namespace === 'eip155' ? t('chain.evm') : NAMESPACE_NAMES[namespace])
}

/** How a wallet is called: by its own name, but for the one behind a login, which has none. */
export const useWalletName = (): ((wallet: { readonly name: string }) => string) => {
  const t = useMessages(COMMON)
  return ({ name }) => (name === LOGIN_WALLET_NAME ? t('wallet.login') : name)
}
