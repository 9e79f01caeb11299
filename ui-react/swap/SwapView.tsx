import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import { type QuoteState, swapPhase } from '../../domain/swap/swapState.js'
import { shortUnits } from '../../domain/swap/swapForm.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import { useExactAmount } from '../account/ExactAmount.js'
import { MoreFunds } from '../account/MoreFunds.js'
import { Facts } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { column, foot, warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { iconButton } from '../primitives/Icon.styles.js'
import { LineIcon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { GetSide } from './GetSide.js'
import { SWAP, SWAP_WORDS } from './messages.js'
import { PaySide } from './PaySide.js'
import { Countdown, ImpactWarning, QuoteFacts } from './QuoteFacts.js'
import { isWorthRetry, SwapProblem } from './SwapProblem.js'
import { sides } from './swap.styles.js'
import { type ReadyToSwap, type SwapViewProps, WithSwap } from './WithSwap.js'

/** The known output, also while it is being updated. */
const quoteOf = (quoting: QuoteState): SwapQuote | undefined => {
  if (quoting._tag === 'Quoted') return quoting.quote
  return quoting._tag === 'Asking' ? quoting.last : undefined
}

/** The button's text: the first missing part, in the order of the form. */
const nextStep = ({ checked: { pay, get, amount }, quoting }: ReadyToSwap): keyof typeof SWAP_WORDS => {
  if (pay === undefined || get === undefined) return 'payment.chooseAsset'
  if (amount._tag === 'Left') {
    const { _tag } = amount.left
    if (_tag === 'MoreThanThereIs') return 'payment.lacks'
    return _tag === 'AmountNeeded' ? 'payment.amountNeeded' : 'payment.notReady'
  }
  const quote = quoteOf(quoting)
  return quoting._tag === 'Asking' && quote === undefined ? 'swap.quoting' : 'payment.review'
}

/** Announces a new quote once; failures announce themselves. */
const QuoteNews = ({ quote }: { readonly quote: SwapQuote | undefined }) => {
  const t = useMessages(SWAP)
  const write = useExactAmount()
  return (
    <p className={hidden} role="status">
      {quote !== undefined &&
        t('swap.nowQuoted', { amount: write(shortUnits(quote.getUnits, quote.get.decimals), quote.get) })}
    </p>
  )
}

/** Both sides, with the button that exchanges them. */
const Sides = ({ api, state, onSubmit }: SwapViewProps & { readonly onSubmit: () => void }) => {
  const t = useMessages(SWAP)
  const { checked, quoting, step } = state
  const quote = quoteOf(quoting)
  const still = isUnderWay(swapPhase(step))
  const said = checked.amount._tag === 'Right' ? checked.amount.right : undefined
  const shared = { api, state, still, onSubmit }
  return (
    <div className={sides}>
      <PaySide {...shared} units={said ?? quote?.payUnits} />
      <button
        type="button"
        className={iconButton}
        aria-label={t('swap.flip')}
        title={t('swap.flip')}
        aria-disabled={still || undefined}
        onClick={() => !still && api.flip()}
      >
        <LineIcon path="M12 5v14M6.5 13.5L12 19l5.5-5.5" />
      </button>
      <GetSide {...shared} units={quote?.getUnits} isDim={quoting._tag === 'Asking'} />
    </div>
  )
}

/** What does not answer, or has no result, and a retry. */
const QuoteError = ({ api, state: { list, quoting, checked, network } }: SwapViewProps) => {
  const t = useMessages(SWAP_WORDS)
  const { pay, get } = checked
  const error = quoting._tag === 'NotQuoted' ? quoting.error : undefined
  const isListGone = list._tag === 'Unavailable'
  if (error === undefined && !isListGone) return null
  return (
    <>
      {isListGone && (
        <p className={hint} role="alert">
          {t('swap.listUnavailable')}
        </p>
      )}
      {error !== undefined && pay !== undefined && get !== undefined && (
        <SwapProblem error={error} order={{ network, pay, get }} />
      )}
      {(isListGone || (error !== undefined && isWorthRetry(error))) && (
        <Button wide onPress={api.retry}>
          {t('payment.retry')}
        </Button>
      )}
    </>
  )
}

const SwapForm = ({ api, state }: SwapViewProps) => {
  const t = useMessages(SWAP_WORDS)
  const { commands } = usePortico()
  const { checked, quoting, step, network } = state
  const quote = quoteOf(quoting)
  const next = nextStep(state)
  const isAsking = isUnderWay(swapPhase(step))
  const canReview = quoting._tag === 'Quoted' && next === 'payment.review'
  const toPreview = (): void => commands.go({ name: 'SwapPreview' })
  const review = (): void => {
    if (isAsking || !canReview) return
    // The result is in the state.
    api.review().catch(() => undefined)
    toPreview()
  }
  return (
    <div className={column}>
      {isAsking && (
        <p className={warning} role="status">
          {step._tag === 'Approving' ? t('swap.approving', { network: network.name }) : t('payment.stillAsking')}
        </p>
      )}
      <Sides api={api} state={state} onSubmit={review} />
      <QuoteError api={api} state={state} />
      {quote !== undefined && (
        <>
          <ImpactWarning quote={quote} />
          <Facts>
            <QuoteFacts quote={quote} isExact={false} />
          </Facts>
          <Countdown quote={quote} />
        </>
      )}
      <QuoteNews quote={quote} />
      <div className={foot}>
        {isAsking ? (
          <Button tone="primary" wide onPress={toPreview}>
            {t('payment.review')}
          </Button>
        ) : (
          <Button
            tone="primary"
            wide
            busy={quoting._tag === 'Asking' && (next === 'swap.quoting' || next === 'payment.review')}
            disabled={!canReview}
            onPress={review}
          >
            {t(next, { symbol: checked.pay?.symbol ?? '' })}
          </Button>
        )}
        {next === 'payment.lacks' && !isAsking && <MoreFunds network={network} />}
      </div>
    </div>
  )
}

/** The payment, the output, and how long it is valid (V-36). */
export const SwapView = () => <WithSwap>{(props) => <SwapForm {...props} />}</WithSwap>
