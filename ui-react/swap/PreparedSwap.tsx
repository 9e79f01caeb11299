import { useState } from 'react'
import type { HostSwap } from '../../application/swap/hostSwap.js'
import { swapPhase, type SwapPreview, type SwapStep } from '../../domain/swap/swapState.js'
import { explorerTransactionUrl } from '../../domain/network/networkDisplay.js'
import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import type { SwapDoubt } from '../../domain/swap/swapError.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { ReviewFoot } from '../payment/Review.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { ApprovalPart } from './ApprovalPart.js'
import { Doubts } from './Doubts.js'
import { SWAP, SWAP_WORDS } from './messages.js'
import { steps } from './preview.styles.js'
import { PreviewFacts, SideAmounts } from './PreviewFacts.js'
import { Countdown, ImpactWarning } from './QuoteFacts.js'
import { SwapProblem } from './SwapProblem.js'
import type { SwapViewProps } from './WithSwap.js'

/** A built swap that is not sent yet. */
type Previewed = Exclude<Extract<SwapStep, SwapPreview>, { readonly _tag: 'Sent' }>

/** The button's next action. */
const nextAct = ({ approval, isBatch }: SwapPreview) => {
  if (approval._tag === 'Enough') return 'swap.confirm'
  return isBatch ? 'swap.approveAndSwap' : 'swap.approve'
}

/** Approval and swap as separate wallet requests. */
const Steps = ({ step }: { readonly step: Previewed }) => {
  const t = useMessages(SWAP)
  const isApproved = step.approval._tag === 'Enough' || step._tag === 'AskingSwap'
  return (
    <ol className={steps} aria-label={t('swap.steps')}>
      <li data-done={isApproved} aria-current={isApproved ? undefined : 'step'}>
        {t('swap.approve', { symbol: step.quote.pay.symbol })}
      </li>
      <li aria-current={isApproved ? 'step' : undefined}>{t('swap.confirm')}</li>
    </ol>
  )
}

/** The current step; also announced. */
const StatusLine = ({ step }: { readonly step: Previewed }) => {
  const t = useMessages(SWAP_WORDS)
  const { network } = step.quote
  return (
    <>
      <p className={hint} role="status">
        {step._tag === 'Approving'
          ? t('swap.approving', { network: network.name })
          : (step._tag === 'AskingApproval' || step._tag === 'AskingSwap') && t('payment.approve')}
      </p>
      {step._tag === 'Approving' && (
        <ExplorerLink href={explorerTransactionUrl(network, step.hash)} name={t('payment.explorer')} />
      )}
      {step._tag === 'Prepared' && <Countdown quote={step.quote} />}
    </>
  )
}

interface ConfirmButtonProps {
  readonly api: HostSwap
  readonly step: Previewed
  readonly accepted: readonly SwapDoubt[]
}

/** Accepts new terms, else confirms the swap. */
const ConfirmButton = ({ api, step, accepted }: ConfirmButtonProps) => {
  const t = useMessages(SWAP)
  const isDoubted = step.doubts.some((doubt) => !accepted.includes(doubt))
  const isNew = step._tag === 'Prepared' && step.isNew
  if (step._tag === 'Prepared' && step.hasChanged)
    return (
      <Button tone="primary" disabled={isNew} onPress={api.acceptChange}>
        {t('swap.acceptChange')}
      </Button>
    )
  return (
    <Button
      tone="primary"
      busy={isUnderWay(swapPhase(step))}
      disabled={isDoubted || isNew}
      // The result is in the state.
      onPress={() => void api.confirm(accepted).catch(() => undefined)}
    >
      {isDoubted ? t('swap.confirmFirst') : t(nextAct(step), { symbol: step.quote.pay.symbol })}
    </Button>
  )
}

interface PreparedSwapProps extends SwapViewProps {
  readonly step: Previewed
  /** An approval is or was needed. */
  readonly hasSteps: boolean
}

/** All effects and costs of a built swap, and its next step. */
export const PreparedSwap = ({ api, state, step, hasSteps }: PreparedSwapProps) => {
  const t = useMessages(SWAP_WORDS)
  const { commands } = usePortico()
  const { quote, approval, doubts } = step
  const hasChanged = step._tag === 'Prepared' && step.hasChanged
  const [accepted, setAccepted] = useState<readonly SwapDoubt[]>([])
  const [hadChanged, setHadChanged] = useState(hasChanged)
  // The visitor accepted other terms than the current ones.
  if (hadChanged !== hasChanged) {
    setHadChanged(hasChanged)
    setAccepted([])
  }
  const isNeeded = approval._tag === 'Needed'
  const phase = swapPhase(step)
  const canChange = phase !== 'Unknown' && !isUnderWay(phase)
  const leave = (): void => {
    api.edit()
    commands.back()
  }
  const shown = accepted.filter((doubt) => doubts.includes(doubt))
  return (
    <>
      <SideAmounts
        {...quote}
        names={{ pay: t('swap.pay'), get: t(step.arrives === undefined ? 'swap.about' : 'swap.get') }}
        paid={quote.payUnits}
        got={step.arrives ?? quote.getUnits}
      />
      <PreviewFacts preview={step} tokens={state.tokens} />
      {isNeeded && (
        <ApprovalPart
          approval={approval}
          token={quote.pay}
          units={quote.payUnits}
          isBatch={step.isBatch}
          still={!canChange}
          onChoose={api.setApproval}
        />
      )}
      {hasSteps && !step.isBatch && <Steps step={step} />}
      {!doubts.includes('PriceImpact') && <ImpactWarning quote={quote} />}
      {canChange && <Doubts doubts={doubts} accepted={shown} quote={quote} onAccept={setAccepted} />}
      <ReviewFoot
        alerts={hasChanged ? [t('payment.changed')] : []}
        problem={step._tag === 'NotSwapped' && <SwapProblem error={step.error} order={quote} />}
        status={<StatusLine step={step} />}
        phase={phase}
        onLeave={leave}
      >
        <ConfirmButton api={api} step={step} accepted={shown} />
      </ReviewFoot>
    </>
  )
}
