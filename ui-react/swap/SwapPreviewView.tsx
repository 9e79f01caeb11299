import { type ComponentProps, useState } from 'react'
import { swapPhase } from '../../domain/swap/swapState.js'
import { useMessages } from '../messages/useMessages.js'
import { Review } from '../payment/Review.js'
import { SWAP } from './messages.js'
import { PreparedSwap } from './PreparedSwap.js'
import { SwapOutcome } from './SwapOutcome.js'
import { isWorthRetry, SwapProblem } from './SwapProblem.js'
import { type SwapViewProps, WithSwap } from './WithSwap.js'

const Previewing = ({ api, state }: SwapViewProps) => {
  const t = useMessages(SWAP)
  const { step } = state
  const isNeeded = 'approval' in step && step.approval._tag === 'Needed'
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  if (step._tag === 'Sent') return <SwapOutcome api={api} state={state} step={step} />
  const toNotPrepared = (): ComponentProps<typeof Review>['notPrepared'] => {
    if (step._tag !== 'NotPrepared') return undefined
    const { error, quote } = step
    return {
      problem: <SwapProblem error={error} order={quote} />,
      lacksOn: error._tag === 'NotEnoughFunds' ? quote.network : undefined,
      onRetry: isWorthRetry(error) ? () => void api.review().catch(() => undefined) : undefined,
    }
  }
  return (
    <Review
      phase={swapPhase(step)}
      form={{ name: 'Swap' }}
      preparing={t('swap.preparing')}
      notPrepared={toNotPrepared()}
    >
      {'approval' in step && <PreparedSwap api={api} state={state} step={step} hasSteps={wasNeeded} />}
    </Review>
  )
}

/** All effects and costs of a swap, before the wallet is asked (V-38, U-102). */
export const SwapPreviewView = () => <WithSwap>{(props) => <Previewing {...props} />}</WithSwap>
