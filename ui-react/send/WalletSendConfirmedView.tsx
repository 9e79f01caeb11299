import type { SendApi } from '../../application/send/sendApi.js'
import { includedId } from '../../domain/requests/settledTransaction.js'
import type { SendStep } from '../../domain/send/sendState.js'
import { Fact } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { Outcome } from '../payment/Outcome.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND, SEND_WORDS } from './messages.js'
import { SaveReceiver } from './SaveReceiver.js'
import { AssetAmount } from './SendFacts.js'
import { WithSend } from './WithSend.js'

type SentStep = Extract<SendStep, { readonly _tag: 'Sent' }>
type ProposedStep = Extract<SendStep, { readonly _tag: 'Proposed' }>

interface Fate {
  readonly words: string
  /** It failed, or its outcome is unknown. */
  readonly isBad: boolean
}

/** The transaction's state on the chain, and its hash there: that of its replacement if the visitor repriced it. */
const useFate = (id: string | undefined, network: string): Fate & { readonly hash: string | undefined } => {
  const t = useMessages(SEND_WORDS)
  const settled = useReadable(usePortico().settled)
  const found = settled.find((each) => each.id === id)
  if (found === undefined) return { words: t('payment.outcome.Waiting', { network }), isBad: false, hash: id }
  const hash = includedId(found)
  if (found.outcome === 'Confirmed') return { words: t('send.confirmed', { network }), isBad: false, hash }
  return { words: t(`payment.outcome.${found.outcome}`, { network }), isBad: true, hash }
}

interface OutcomeProps {
  readonly api: SendApi
  readonly step: SentStep | ProposedStep
  readonly fate: Fate
  /** Hash of its transaction, once there is one. */
  readonly hash: string | undefined
}

const SendOutcome = ({ api, step, fate, hash }: OutcomeProps) => {
  const t = useMessages(SEND)
  const spell = useSpelling()
  const { commands } = usePortico()
  const { order, prepared } = step
  return (
    <Outcome
      {...fate}
      amount={<AssetAmount units={prepared.units} asset={order.asset} />}
      network={order.network}
      hash={hash}
      facts={
        <Fact name={t('send.receiver')}>
          <WholeAddress name={t('send.receiver')} address={spell(order.to)} />
        </Fact>
      }
      above={
        step.comparison?._tag === 'Different' && (
          <p className={warning} role="alert">
            {t('send.different')}
          </p>
        )
      }
      below={<SaveReceiver api={api} receiver={{ namespace: order.network.chainNamespace, address: order.to }} />}
      end={{ words: t('send.close'), onPress: commands.close }}
    />
  )
}

interface ShownProps<Step> {
  readonly api: SendApi
  readonly step: Step
}

const Sent = ({ api, step }: ShownProps<SentStep>) => {
  const { hash, ...fate } = useFate(step.id, step.order.network.name)
  return <SendOutcome api={api} step={step} hash={hash} fate={fate} />
}

/** States that the wallet reports for a call, but the chain does not. */
const CALL_WORDS = {
  Sending: 'send.callSending',
  Confirmed: 'send.confirmed',
  PartlyReverted: 'send.callPartlyReverted',
  NotSent: 'send.callNotSent',
  Lost: 'send.callLost',
} as const
const GOOD: readonly (keyof typeof CALL_WORDS)[] = ['Sending', 'Confirmed']

/**
 * The number of missing signatures until the transaction is submitted (U-107), or the state that a wallet reports for a
 * call (EIP-5792).
 */
const Proposed = ({ api, step }: ShownProps<ProposedStep>) => {
  const t = useMessages(SEND_WORDS)
  const { fate } = step.proposal
  const network = step.order.network.name
  const { hash, ...onChain } = useFate(fate?._tag === 'Executed' ? fate.hash : undefined, network)
  const toFate = (): Fate => {
    if (fate === undefined) return { words: t('send.proposed'), isBad: false }
    if (fate._tag === 'Executed') return onChain
    if (fate._tag === 'Failed') return { words: t('payment.outcome.Failed', { network }), isBad: true }
    if (fate._tag === 'Cancelled') return { words: t('send.proposalCancelled'), isBad: true }
    if (fate._tag !== 'Waiting')
      return { words: t(CALL_WORDS[fate._tag], { network }), isBad: !GOOD.includes(fate._tag) }
    const missing = fate.needed - fate.signed
    if (missing <= 0) return { words: t('send.proposalSigned'), isBad: false }
    const counts = { missing: String(missing), needed: String(fate.needed) }
    return { words: t('send.proposalWaiting', counts), isBad: false }
  }
  return <SendOutcome api={api} step={step} hash={hash} fate={toFate()} />
}

/** What was sent or proposed, and its outcome (V-42). */
export const WalletSendConfirmedView = () => {
  const t = useMessages(SEND)
  return (
    <WithSend>
      {({ api, state: { step } }) =>
        step._tag === 'Sent' ? (
          <Sent api={api} step={step} />
        ) : step._tag === 'Proposed' ? (
          <Proposed api={api} step={step} />
        ) : (
          <p className={hint}>{t('send.nothingShown')}</p>
        )
      }
    </WithSend>
  )
}
