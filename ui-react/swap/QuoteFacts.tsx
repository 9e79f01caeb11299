import { useEffect, useReducer } from 'react'
import { formatDigits, wholeAmount } from '../../domain/amount/formatAmount.js'
import { shortUnits } from '../../domain/swap/swapForm.js'
import { impactLevel, priceImpact, rateOf, slippageOf, type SwapQuote } from '../../domain/swap/swapQuote.js'
import { ExactAmount } from '../account/ExactAmount.js'
import { Fact } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useLocales } from '../shared/viewHooks.js'
import { SWAP } from './messages.js'
import { alarm } from './preview.styles.js'

const SECOND_MS = 1_000

/** Whole seconds until a time (ms since the epoch); renders again each second. */
const useSecondsLeft = (until: number): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const remainingMs = Math.max(0, until - Date.now())
  const seconds = Math.ceil(remainingMs / SECOND_MS)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(tick, until - Date.now() - (seconds - 1) * SECOND_MS)
    return () => clearTimeout(timer)
  }, [until, seconds])
  return seconds
}

/** Remaining validity of a quote (U-102); visible, but not announced each second. */
export const Countdown = ({ quote }: { readonly quote: SwapQuote }) => {
  const t = useMessages(SWAP)
  const seconds = useSecondsLeft(quote.expiresAt)
  return <p className={hint}>{seconds > 0 ? t('swap.expires', { seconds: String(seconds) }) : t('swap.renewing')}</p>
}

/** Formats percentages in the chosen language. */
export const usePercent = (): ((percent: number) => string) => {
  const format = new Intl.NumberFormat(useLocales(), { style: 'percent', maximumFractionDigits: 2 })
  return (percent) => format.format(percent / 100)
}

const RATE_DIGITS = 6

/** The rate: received units per paid unit. */
const Rate = ({ quote }: { readonly quote: SwapQuote }) => {
  const { locale } = useReadable(usePortico().appearance)
  const rate = rateOf(quote)
  const line = (written: string): string =>
    `${formatDigits('1', RATE_DIGITS, locale)} ${quote.pay.symbol} = ${written} ${quote.get.symbol}`
  if (rate === undefined) return null
  const whole = wholeAmount(rate, locale)
  return (
    <bdi title={whole && line(whole)} translate="no">
      {line(formatDigits(rate, RATE_DIGITS, locale))}
    </bdi>
  )
}

interface QuoteFactsProps {
  readonly quote: SwapQuote
  /** With all digits, because it will be signed. */
  readonly isExact: boolean
}

/** Details of a quote, as several `Fact`s. */
export const QuoteFacts = ({ quote, isExact }: QuoteFactsProps) => {
  const t = useMessages(SWAP)
  const percent = usePercent()
  const impact = priceImpact(quote)
  const { get, leastUnits, leastBy } = quote
  return (
    <>
      <Fact name={t('swap.rate')}>
        <Rate quote={quote} />
      </Fact>
      <Fact name={t('swap.impact')}>{impact === undefined ? t('swap.impactUnknown') : percent(impact)}</Fact>
      {leastBy !== 'Nobody' && (
        <Fact name={t('swap.least', { percent: percent(slippageOf(quote)) })}>
          <ExactAmount units={isExact ? leastUnits : shortUnits(leastUnits, get.decimals)} of={get} />
        </Fact>
      )}
    </>
  )
}

/** Warns of a trade that moves its price; more strongly if much is lost. */
export const ImpactWarning = ({ quote }: { readonly quote: SwapQuote }) => {
  const t = useMessages(SWAP)
  const percent = usePercent()
  const impact = priceImpact(quote)
  const level = impactLevel(impact)
  if (impact === undefined || level === 'Usual') return null
  return (
    <p className={level === 'Severe' ? `${warning} ${alarm}` : warning}>
      {t(level === 'Severe' ? 'swap.doubt.PriceImpact' : 'swap.impactHigh', { percent: percent(impact) })}
    </p>
  )
}
