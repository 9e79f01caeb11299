import { amountInField } from '../../domain/amount/amountInField.js'
import { COIN_ID } from '../../domain/asset/asset.js'
import { inWhole } from '../../domain/swap/swapForm.js'
import { valueOf } from '../../domain/swap/swapQuote.js'
import { Amount, Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { LineIcon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { AmountBox } from './AmountBox.js'
import { SWAP_WORDS } from './messages.js'
import { shortUnits } from './shortUnits.js'
import { wordButton } from './swap.styles.js'
import { SideToken, type SideProps } from './SideToken.js'

/** Cuts decimals beyond the cents. */
const inCents = (value: string): string => value.replace(/(\.\d{2})\d+$/, '$1')

/** Icon that switches between an amount and its value. */
const TURNED = 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5'

/** The paid side: in tokens, in the page's currency, the whole balance, or the cost of the other side. */
export const PaySide = ({ api, state, units, isDim, still, onSubmit }: SideProps) => {
  const t = useMessages(SWAP_WORDS)
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const currency = useReadable(host).currency.toUpperCase()
  const { pay: token, amount } = state.checked
  const entry = state.form.amount._tag === 'Pay' ? state.form.amount.entry : undefined
  const isFiat = entry?._tag === 'Fiat'
  const symbol = token?.symbol ?? ''
  const exact = token === undefined || units === undefined ? undefined : inWhole(token, units)
  const computed =
    token === undefined || units === undefined ? undefined : inWhole(token, shortUnits(units, token.decimals))
  const known = (entry === undefined ? computed : exact) ?? ''
  const text = entry === undefined || entry._tag === 'All' ? amountInField(known, locale) : entry.text
  const value = token === undefined || units === undefined ? undefined : valueOf(token, units)
  const turn = (): void =>
    api.setAmount({
      _tag: 'Pay',
      entry: isFiat
        ? { _tag: 'Asset', text: amountInField(exact ?? '', locale) }
        : { _tag: 'Fiat', text: value === undefined ? '' : amountInField(inCents(value), locale) },
    })
  const worth = isFiat
    ? exact !== undefined && <Amount amount={exact} symbol={symbol} />
    : value !== undefined && <Fiat value={value} />
  const turned = isFiat ? t('payment.asAsset', { symbol }) : t('payment.asFiat', { currency })
  return (
    <AmountBox
      label={isFiat ? `${t('swap.pay')} (${currency})` : t('swap.pay')}
      text={text}
      token={token}
      problem={entry !== undefined && amount._tag === 'Left' ? amount.left : undefined}
      isDim={entry === undefined && isDim}
      isFirst
      still={still}
      onText={(typed) => api.setAmount({ _tag: 'Pay', entry: { _tag: isFiat ? 'Fiat' : 'Asset', text: typed } })}
      onSubmit={onSubmit}
      worth={
        <>
          {token?.price === undefined || still ? (
            worth
          ) : (
            <button type="button" className={wordButton} data-tone="quiet" onClick={turn}>
              <span>{worth === false ? (isFiat ? symbol : currency) : worth}</span>
              <LineIcon path={TURNED} />
              <span className={hidden}>{turned}</span>
            </button>
          )}
          {entry?._tag === 'All' && token?.id === COIN_ID && <span>{t('swap.allHint')}</span>}
        </>
      }
      max={
        token !== undefined &&
        !still && (
          <button
            type="button"
            className={wordButton}
            onClick={() => api.setAmount({ _tag: 'Pay', entry: { _tag: 'All' } })}
          >
            {t('payment.max')}
          </button>
        )
      }
    >
      <SideToken side="Pay" state={state} still={still} />
    </AmountBox>
  )
}
