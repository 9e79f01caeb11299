import { COIN_ID } from '../../domain/asset/asset.js'
import { inWhole } from '../../domain/swap/swapForm.js'
import { valueOf } from '../../domain/swap/swapQuote.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { LineIcon } from '../primitives/Icon.js'
import { useAmountEntry } from '../payment/amountEntry.js'
import { AmountBox } from './AmountBox.js'
import { SWAP_WORDS } from './messages.js'
import { wordButton } from './swap.styles.js'
import { SideToken, type SideProps } from './SideToken.js'

/** Icon that switches between an amount and its value. */
const TURNED = 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5'

/** The paid side: in tokens, in the page's currency, or the whole balance. */
export const PaySide = ({ api, state, units, still, onSubmit }: SideProps) => {
  const t = useMessages(SWAP_WORDS)
  const { pay: token, amount } = state.checked
  const { amount: entry } = state.form
  const isKnown = token !== undefined && units !== undefined
  const { currency, ...field } = useAmountEntry({
    entry,
    asset: token,
    amount: isKnown ? inWhole(token, units) : undefined,
    value: isKnown ? valueOf(token, units) : undefined,
    onEntry: api.setAmount,
  })
  return (
    <AmountBox
      label={currency === undefined ? t('swap.pay') : `${t('swap.pay')} (${currency})`}
      text={field.text}
      token={token}
      problem={amount._tag === 'Left' ? amount.left : undefined}
      focus="WithView"
      still={still}
      onText={field.setText}
      onSubmit={onSubmit}
      worth={
        <>
          {token?.price === undefined || still ? (
            field.worth
          ) : (
            <button type="button" className={wordButton} data-tone="quiet" onClick={field.turn}>
              <span>{field.worth ?? field.otherUnit}</span>
              <LineIcon path={TURNED} />
              <span className={hidden}>{field.turnWords}</span>
            </button>
          )}
          {entry._tag === 'All' && token?.id === COIN_ID && <span>{t('swap.allHint')}</span>}
        </>
      }
      max={
        token !== undefined &&
        !still && (
          <button type="button" className={wordButton} onClick={field.setAll}>
            {t('payment.max')}
          </button>
        )
      }
    >
      <SideToken side="Pay" state={state} still={still} />
    </AmountBox>
  )
}
