import type { ViewOf } from '../../domain/modal/view.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { NetworkSwitch } from '../../domain/network/networkSwitch.js'
import { COMMON } from '../messages/common.js'
import { FRAME } from '../modal/frameMessages.js'
import { MODAL } from '../modal/messages.js'
import { NETWORK } from './messages.js'
import { SWITCHING } from './switchMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useWalletName } from '../messages/useNames.js'
import { Waiting } from '../modal/Waiting.js'
import { useAccount, useNetwork, usePortico } from '../shared/usePortico.js'
import { useConnections, useNetworkSwitch } from '../shared/hooks.js'
import { NetworkPicture } from '../shared/pictures.js'
import { networkName } from '../../domain/network/networkNames.js'
import { NetworksView } from './NetworksView.js'

const WORDS = { ...COMMON, ...FRAME, ...MODAL, ...NETWORK, ...SWITCHING }

/** Texts for a network switch, and the visitor's next step. */
interface SwitchWords {
  readonly lead: keyof typeof WORDS
  readonly hint: keyof typeof WORDS
  readonly tone: 'plain' | 'danger'
  /**
   * `ask`: the wallet was not asked yet. `leave`: asking again is useless. `reload`: a reload of the page loads the
   * code.
   */
  readonly step: 'ask' | 'retry' | 'leave' | 'reload' | undefined
}

type Failure = Extract<NetworkSwitch, { readonly _tag: 'Failed' }>['error']['_tag']

const READY: SwitchWords = { lead: 'switching.ready', hint: 'switching.readyHint', tone: 'plain', step: 'ask' }

/** The wallet is on that network already, the page is not. */
const THERE: SwitchWords = { ...READY, hint: 'switching.thereHint' }

/** Each failure has its own texts (U-37, W-40). */
const FAILURES: Readonly<Record<Failure, SwitchWords>> = {
  ChunkNotLoaded: { lead: 'modal.notLoaded', hint: 'modal.loadFailed', tone: 'danger', step: 'reload' },
  ChainNotAdded: { lead: 'switching.notAdded', hint: 'switching.notAddedHint', tone: 'danger', step: 'retry' },
  SwitchAbandoned: READY,
  SwitchFailed: { lead: 'switching.failed', hint: 'switching.failedHint', tone: 'danger', step: 'retry' },
  SwitchNotHonoured: { lead: 'switching.elsewhere', hint: 'switching.elsewhereHint', tone: 'danger', step: 'retry' },
  SwitchNotSupported: {
    lead: 'switching.notSupported',
    hint: 'switching.notSupportedHint',
    tone: 'danger',
    step: 'leave',
  },
  SwitchPending: { lead: 'connecting.pending', hint: 'connecting.pendingHint', tone: 'plain', step: 'retry' },
  SwitchTimedOut: { lead: 'connecting.timedOut', hint: 'connecting.timedOutHint', tone: 'danger', step: 'retry' },
}

/** Texts for a switch to a network; switches to other networks are ignored. A rejection is not an error (U-89). */
const switchWords = (networkId: CaipNetworkId, attempt: NetworkSwitch): SwitchWords => {
  if (attempt._tag === 'Idle' || attempt.networkId !== networkId) return READY
  switch (attempt._tag) {
    case 'AwaitingApproval':
      return { lead: 'connecting.approve', hint: 'switching.approveHint', tone: 'plain', step: undefined }
    case 'Succeeded':
      return { lead: 'networks.now', hint: 'switching.doneHint', tone: 'plain', step: 'leave' }
    case 'Rejected':
      return { lead: 'switching.rejected', hint: 'switching.rejectedHint', tone: 'plain', step: 'retry' }
    case 'Failed':
      return FAILURES[attempt.error._tag]
  }
}

const LABELS = {
  ask: 'switching.start',
  retry: 'connecting.retry',
  leave: 'modal.back',
  reload: 'modal.reload',
} as const

/** The wallet's own text for a failure, if any. */
const saidByWallet = (attempt: NetworkSwitch): string | undefined =>
  attempt._tag === 'Failed' && 'detail' in attempt.error ? attempt.error.detail : undefined

const reportedNetwork = (attempt: NetworkSwitch) =>
  attempt._tag === 'Failed' && attempt.error._tag === 'SwitchNotHonoured' ? attempt.error.reported : undefined

const SwitchProgress = ({ network }: { readonly network: Network }) => {
  const t = useMessages(WORDS)
  const walletName = useWalletName()
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const { connectedWalletInfo } = useAccount(network.chainNamespace)
  const attempt = useNetworkSwitch()
  const connection = useConnections(network.chainNamespace)
  const isThere = connection._tag === 'Connected' && connection.active.caipNetworkId === network.caipNetworkId
  const attemptWords = switchWords(network.caipNetworkId, attempt)
  const words = attemptWords === READY && isThere ? THERE : attemptWords
  const reported = reportedNetwork(attempt)
  const said = attemptWords === READY ? undefined : saidByWallet(attempt)
  const values = {
    wallet: connectedWalletInfo ? walletName(connectedWalletInfo) : t('switching.yourWallet'),
    network: network.name,
    chain: String(network.id),
    reported: reported === undefined ? '' : networkName(networks, reported),
    words: said ?? '',
  }
  const advice = t(words.hint, values)
  const quoted = t('switching.said', values)
  // The wallet's text replaces a guess at the reason, but not advice on where to add a network.
  const [hint = advice, also] =
    said === undefined ? [advice] : words.hint === 'switching.failedHint' ? [quoted] : [advice, quoted]
  const act: Readonly<Record<NonNullable<SwitchWords['step']>, () => void>> = {
    ask: commands.retrySwitch,
    retry: commands.retrySwitch,
    leave: commands.back,
    reload: () => location.reload(),
  }
  return (
    <Waiting
      picture={<NetworkPicture network={network} size="large" />}
      lead={t(words.lead, values)}
      hint={hint}
      also={also}
      tone={words.tone}
      step={words.step && { label: t(LABELS[words.step]), onPress: act[words.step] }}
    />
  )
}

/** Waits for the wallet to switch networks, and never claims a switch that did not happen (S2-12, U-36, W-40). */
export const SwitchNetworkView = ({ view }: { readonly view: ViewOf<'SwitchNetwork'> }) => {
  const { networks } = useNetwork()
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === view.networkId)
  // A host may open this view for a network that it did not configure; only configured ones can be offered.
  return network === undefined ? <NetworksView /> : <SwitchProgress network={network} />
}
