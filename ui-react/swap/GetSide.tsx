import { amountInField } from '../../domain/amount/amountInField.js'
import { inWhole, shortUnits } from '../../domain/swap/swapForm.js'
import { valueOf } from '../../domain/swap/swapQuote.js'
import { Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { AmountBox } from './AmountBox.js'
import { SWAP } from './messages.js'
import { SideToken, type SideProps } from './SideToken.js'

/** The received side: the quoted output, or the visitor's wish. */
export const GetSide = ({ api, state, units, isDim, still, onSubmit }: SideProps) => {
  const t = useMessages(SWAP)
  const { locale } = useReadable(usePortico().appearance)
  const { get: token, amount } = state.checked
  const wanted = state.form.amount._tag === 'Get' ? state.form.amount.text : undefined
  const computed = token === undefined || units === undefined ? '' : inWhole(token, shortUnits(units, token.decimals))
  const value = token === undefined || units === undefined ? undefined : valueOf(token, units)
  return (
    <AmountBox
      label={t('swap.get')}
      text={wanted ?? amountInField(computed, locale)}
      token={token}
      problem={wanted !== undefined && amount._tag === 'Left' ? amount.left : undefined}
      isDim={wanted === undefined && isDim}
      still={still}
      onText={(text) => api.setAmount({ _tag: 'Get', text })}
      onSubmit={onSubmit}
      worth={value !== undefined && <Fiat value={value} />}
    >
      <SideToken side="Get" state={state} still={still} />
    </AmountBox>
  )
}
