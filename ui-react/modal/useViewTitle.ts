import { NAMESPACE_NAMES } from '../../domain/network/NAMESPACE_NAMES.js'
import type { View } from '../../domain/modal/View.js'
import { SOCIAL_NAMES } from '../login/SOCIAL_NAMES.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { useNetwork } from '../shared/useNetwork.js'
import { useWalletRow } from '../wallets/useWalletRow.js'

/** The heading of a view, which names the dialog. */
export const useViewTitle = (view: View): string => {
  const t = useEarlyWords()
  const { networks } = useNetwork()
  const wallet = useWalletRow(('walletId' in view ? view.walletId : undefined) ?? '')?.name
  const network =
    'networkId' in view ? networks.find(({ caipNetworkId }) => caipNetworkId === view.networkId)?.name : undefined
  const unnamed = view.name === 'ConnectingWalletConnect' ? 'WalletConnect' : t('connect.wallets')
  if (view.name === 'Connect' && view.namespace !== undefined)
    return t('title.ConnectOn', { chain: NAMESPACE_NAMES[view.namespace] })
  return t(`title.${view.name}`, {
    wallet: wallet ?? unnamed,
    provider: 'provider' in view ? SOCIAL_NAMES[view.provider] : '',
    network: network ?? t('switching.start'),
  })
}
