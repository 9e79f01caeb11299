import type { ReactNode } from 'react'
import type { Asset } from '../../domain/asset/asset.js'
import type { AmountProblem } from '../../domain/payment/amount.js'
import { useMessages } from '../messages/useMessages.js'
import { FieldForm, type FieldFormProps } from '../primitives/FieldForm.js'
import { textForm, textInput, textLine } from '../primitives/fields.styles.js'
import { PAYMENT } from './messages.js'

/** Text for what is wrong with an amount; an empty field is not an error. */
export const useAmountError = (problem: AmountProblem | undefined, asset: Asset | undefined): string | undefined => {
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

/** Longer than any amount. */
const MOST_LETTERS = 100

interface AmountFieldProps extends Pick<FieldFormProps, 'label' | 'error' | 'still' | 'onSubmit'> {
  readonly text: string
  /** Absent for an amount that is computed: it is read-only. */
  readonly onText?: (text: string) => void
  /** When it takes the focus, unless it is still: when the view opens, or at once because a press made it appear. */
  readonly focus?: 'WithView' | 'AtOnce' | undefined
  /** Shows an amount that is being computed again. */
  readonly isDim?: boolean
  /** Classes of the input, and of the line that it shares with `children`. */
  readonly look?: { readonly line: string; readonly input: string }
  /** What stands beside the input. */
  readonly children?: ReactNode
}

/** A field for an amount, in the number format of the visitor's language. */
export const AmountField = ({
  label,
  text,
  error,
  still,
  onText,
  onSubmit,
  focus,
  isDim,
  look = { line: textLine, input: textInput },
  children,
}: AmountFieldProps) => (
  <FieldForm className={textForm} label={label} error={error} still={still} onSubmit={onSubmit}>
    {(input) => (
      <div className={look.line}>
        <input
          {...input}
          className={look.input}
          autoFocus={focus === 'AtOnce'}
          data-portico-focus={focus === 'WithView' && !still ? true : undefined}
          data-dim={isDim}
          type="text"
          inputMode="decimal"
          maxLength={MOST_LETTERS}
          dir="ltr"
          autoComplete="off"
          placeholder="0"
          value={text}
          readOnly={still || onText === undefined}
          onChange={({ target }) => onText?.(target.value)}
        />
        {children}
      </div>
    )}
  </FieldForm>
)
