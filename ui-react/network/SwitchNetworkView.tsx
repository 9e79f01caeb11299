import type { Network } from '../../domain/network/Network.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'
import { useTranslate } from '../messages/useTranslate.js'
import { useShownView } from '../modal/useShownView.js'
import { Waiting } from '../modal/Waiting.js'
import { useAccount } from '../shared/useAccount.js'
import { useNetwork } from '../shared/useNetwork.js'
import { useNetworkSwitch } from '../shared/useNetworkSwitch.js'
import { usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from './NetworkPicture.js'
import { networkName } from './networkName.js'
import { NetworksView } from './NetworksView.js'
import { type SwitchWords, switchWords } from './switchWords.js'

const LABELS = { ask: 'switching.start', retry: 'connecting.retry', leave: 'modal.back' } as const

const reportedOf = (attempt: NetworkSwitch) =>
  attempt._tag === 'Failed' && attempt.error._tag === 'SwitchNotHonoured' ? attempt.error.reported : undefined

const Moving = ({ network }: { readonly network: Network }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const { connectedWalletInfo } = useAccount(network.chainNamespace)
  const attempt = useNetworkSwitch()
  const words = switchWords(network.caipNetworkId, attempt)
  const reported = reportedOf(attempt)
  const values = {
    wallet: connectedWalletInfo?.name ?? t('switching.yourWallet'),
    network: network.name,
    chain: String(network.id),
    reported: reported === undefined ? '' : networkName(networks, reported),
  }
  const act: Readonly<Record<NonNullable<SwitchWords['step']>, () => void>> = {
    ask: commands.retrySwitch,
    retry: commands.retrySwitch,
    leave: commands.back,
  }
  return (
    <Waiting
      picture={<NetworkPicture network={network} size="large" />}
      lead={t(words.lead, values)}
      hint={t(words.hint, values)}
      tone={words.tone}
      step={words.step && { label: t(LABELS[words.step]), onPress: act[words.step] }}
    />
  )
}

/** Waits for the wallet to move to a network, and never says that it did when it did not (S2-12, U-36, W-40). */
export const SwitchNetworkView = () => {
  const view = useShownView()
  const { networks } = useNetwork()
  const networkId = view.name === 'SwitchNetwork' ? view.networkId : undefined
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  // A host may open this view for a network that it did not configure: there is nowhere to go but to those it did.
  return network === undefined ? <NetworksView /> : <Moving network={network} />
}
