import { useRef, useState } from 'react'
import { useMessages } from '../messages/useMessages.js'
import { MoreFunds } from '../account/MoreFunds.js'
import { choices, column } from '../modal/ViewParts.styles.js'
import { centred, hint } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { Button } from '../primitives/Button.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { usePortico } from '../shared/usePortico.js'
import { SWAP_WORDS } from './messages.js'
import { PreparedSwap } from './PreparedSwap.js'
import { SwapOutcome } from './SwapOutcome.js'
import { isWorthRetry, SwapProblem } from './SwapProblem.js'
import { type SwapViewProps, WithSwap } from './WithSwap.js'

const Previewing = ({ api, state }: SwapViewProps) => {
  const t = useMessages(SWAP_WORDS)
  const { commands } = usePortico()
  const { step } = state
  const isNeeded = 'approval' in step && step.approval._tag === 'Needed'
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button may have disappeared: "Try again" during the build, "Swap" if the outcome is unknown.
  useFocusKept(box, step._tag)
  switch (step._tag) {
    case 'Editing':
      return (
        <div className={centred}>
          <p className={hint}>{t('payment.nothingSent')}</p>
          <Button onPress={() => commands.go({ name: 'Swap' })}>{t('payment.back')}</Button>
        </div>
      )
    case 'Preparing':
      return (
        <div ref={box} role="status">
          <p className={hint} tabIndex={-1}>
            {t('swap.preparing')}
          </p>
          <ViewLoading />
        </div>
      )
    case 'NotPrepared':
      return (
        <div ref={box} className={column}>
          <SwapProblem error={step.error} order={step.quote} />
          <div className={choices}>
            <Button onPress={commands.back}>{t('payment.back')}</Button>
            {isWorthRetry(step.error) && (
              <Button tone="primary" onPress={() => void api.review().catch(() => undefined)}>
                {t('payment.retry')}
              </Button>
            )}
          </div>
          {step.error._tag === 'NotEnoughFunds' && <MoreFunds network={step.quote.network} />}
        </div>
      )
    case 'Sent':
      return <SwapOutcome api={api} state={state} step={step} />
    case 'Prepared':
    case 'NotSwapped':
    case 'AskingApproval':
    case 'Approving':
    case 'AskingSwap':
      return (
        <div ref={box} className={column}>
          <PreparedSwap api={api} state={state} step={step} hasSteps={wasNeeded} />
        </div>
      )
  }
}

/** All effects and costs of a swap, before the wallet is asked (V-38, U-102). */
export const SwapPreviewView = () => <WithSwap>{(props) => <Previewing {...props} />}</WithSwap>
