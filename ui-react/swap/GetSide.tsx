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

interface GetSideProps extends SideProps {
  /** The amount is being updated. */
  readonly isDim: boolean
}

/** The received side: the quoted output, read-only (V-36). */
export const GetSide = ({ state, units, isDim, still, onSubmit }: GetSideProps) => {
  const t = useMessages(SWAP)
  const { locale } = useReadable(usePortico().appearance)
  const { get: token } = state.checked
  const computed = token === undefined || units === undefined ? '' : inWhole(token, shortUnits(units, token.decimals))
  const value = token === undefined || units === undefined ? undefined : valueOf(token, units)
  return (
    <AmountBox
      label={t('swap.get')}
      text={amountInField(computed, locale)}
      token={token}
      problem={undefined}
      isDim={isDim}
      still={still}
      onSubmit={onSubmit}
      worth={value !== undefined && <Fiat value={value} />}
    >
      <SideToken side="Get" state={state} still={still} />
    </AmountBox>
  )
}
