import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { useAmountEntry } from '../payment/amountEntry.js'
import { AmountField, useAmountError } from '../payment/AmountField.js'
import { Button } from '../primitives/Button.js'
import { SEND_WORDS } from './messages.js'
import { beside } from './send.styles.js'
import type { SendViewProps } from './WithSend.js'

/** The amount to send: in coins or tokens, in the page's currency, or all. */
export const SendAmount = ({ api, state, onSubmit }: SendViewProps & { readonly onSubmit: () => void }) => {
  const t = useMessages(SEND_WORDS)
  const { form, checked, fixed, step } = state
  const { asset, amount: read } = checked
  const still = fixed.includes('amount') || step._tag === 'Asking'
  const { amount, value } = read._tag === 'Right' ? read.right : {}
  const { currency, ...entry } = useAmountEntry({ entry: form.amount, asset, amount, value, onEntry: api.setAmount })
  return (
    <div className={beside}>
      <AmountField
        label={currency === undefined ? t('payment.amount') : t('send.amountIn', { currency })}
        text={entry.text}
        error={useAmountError(read._tag === 'Left' ? read.left : undefined, asset)}
        still={still}
        focus="WithView"
        onText={entry.setText}
        onSubmit={onSubmit}
      >
        {!still && <Button onPress={entry.setAll}>{t('payment.max')}</Button>}
      </AmountField>
      <div className={hint} role="status">
        {form.amount._tag === 'All' && <span>{t('send.allHint', { symbol: asset?.symbol ?? '' })} </span>}
        {entry.worth}
      </div>
      {asset?.price !== undefined && !still && (
        <Button tone="quiet" onPress={entry.turn}>
          {entry.turnWords}
        </Button>
      )}
    </div>
  )
}
