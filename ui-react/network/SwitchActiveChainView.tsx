import type { ViewOf } from '../../domain/modal/view.js'
import { NETWORK } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useNamespaceName, useWalletName } from '../messages/useNames.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { useAccount, useNetwork, usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from '../shared/pictures.js'
import { NetworksView } from './NetworksView.js'

/**
 * Says that a network needs another wallet, before any wallet is asked (S2-13, V-29). Connected wallets stay connected.
 */
export const SwitchActiveChainView = ({ view }: { readonly view: ViewOf<'SwitchActiveChain'> }) => {
  const t = useMessages(NETWORK)
  const namespaceName = useNamespaceName()
  const walletName = useWalletName()
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const { connectedWalletInfo } = useAccount()
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === view.networkId)
  // A host may open this view for a network that it did not configure; only configured ones can be offered.
  if (network === undefined) return <NetworksView />
  const namespace = network.chainNamespace
  const values = {
    network: network.name,
    chain: namespaceName(namespace),
    wallet: connectedWalletInfo ? walletName(connectedWalletInfo) : t('switching.yourWallet'),
  }
  return (
    <div className={centred}>
      <NetworkPicture network={network} size="large" />
      <p className={lead}>{t('chain.needsWallet', values)}</p>
      <p className={hint}>{t('chain.needsWalletHint', values)}</p>
      <Button tone="primary" wide onPress={() => commands.go({ name: 'Connect', namespace })}>
        {t('chain.chooseWallet', values)}
      </Button>
    </div>
  )
}
