import { amountInField } from '../../domain/amount/amountInField.js'
import type { AmountProblem } from '../../domain/send/sendAmount.js'
import type { Asset } from '../../domain/asset/asset.js'
import { Amount, Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { textForm, textInput, textLine } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND_WORDS } from './messages.js'
import { beside } from './send.styles.js'
import type { SendViewProps } from './WithSend.js'
import { PAYMENT } from '../payment/messages.js'

/** What is wrong with the amount, as text for the visitor; an empty field is not an error. */
const useProblem = (problem: AmountProblem | undefined, asset: Asset | undefined): string | undefined => {
  const t = useMessages(PAYMENT)
  const symbol = asset?.symbol ?? ''
  switch (problem?._tag) {
    case undefined:
    case 'AmountNeeded':
      return undefined
    case 'NotADecimal':
      return t('payment.notAnAmount')
    case 'TooPrecise':
      return t('payment.tooPrecise', { symbol, decimals: String(problem.decimals) })
    case 'MoreThanThereIs':
      return t('payment.lacks', { symbol })
    case 'NoPrice':
      return t('payment.noPrice', { symbol })
  }
}

/** Cuts decimals beyond the cents. */
const inCents = (value: string): string => value.replace(/(\.\d{2})\d+$/, '$1')

/** Longer than any amount. */
const MOST_LETTERS = 100

/** The amount to send: in coins or tokens, in the page's currency, or all. */
export const AmountField = ({ api, state, onSubmit }: SendViewProps & { readonly onSubmit: () => void }) => {
  const t = useMessages(SEND_WORDS)
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const currency = useReadable(host).currency.toUpperCase()
  const { form, checked, fixed, step } = state
  const { asset, amount } = checked
  const symbol = asset?.symbol ?? ''
  const still = fixed.includes('amount') || step._tag === 'Asking'
  const isFiat = form.amount._tag === 'Fiat'
  const read = amount._tag === 'Right' ? amount.right : undefined
  const problem = useProblem(amount._tag === 'Left' ? amount.left : undefined, asset)
  const known = read?.amount === undefined ? '' : amountInField(read.amount, locale)
  const text = form.amount._tag === 'All' ? known : form.amount.text
  const turn = (): void => {
    const value = read?.value
    if (isFiat) api.setAmount({ _tag: 'Asset', text: known })
    else api.setAmount({ _tag: 'Fiat', text: value === undefined ? '' : amountInField(inCents(value), locale) })
  }
  return (
    <div className={beside}>
      <FieldForm
        className={textForm}
        label={isFiat ? t('send.amountIn', { currency }) : t('payment.amount')}
        error={problem}
        still={still}
        onSubmit={onSubmit}
      >
        {(input) => (
          <div className={textLine}>
            <input
              {...input}
              className={textInput}
              data-portico-focus={still ? undefined : true}
              type="text"
              inputMode="decimal"
              maxLength={MOST_LETTERS}
              dir="ltr"
              autoComplete="off"
              placeholder="0"
              value={text}
              onChange={({ target }) => api.setAmount({ _tag: isFiat ? 'Fiat' : 'Asset', text: target.value })}
            />
            {!still && <Button onPress={() => api.setAmount({ _tag: 'All' })}>{t('payment.max')}</Button>}
          </div>
        )}
      </FieldForm>
      <div className={hint} role="status">
        {form.amount._tag === 'All' && <span>{t('send.allHint', { symbol })} </span>}
        {isFiat && read?.amount !== undefined && <Amount amount={read.amount} symbol={symbol} />}
        {!isFiat && read?.value !== undefined && <Fiat value={read.value} />}
      </div>
      {asset?.price !== undefined && !still && (
        <Button tone="quiet" onPress={turn}>
          {isFiat ? t('payment.asAsset', { symbol }) : t('payment.asFiat', { currency })}
        </Button>
      )}
    </div>
  )
}
