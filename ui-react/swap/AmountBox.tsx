import type { ReactNode } from 'react'
import type { AmountProblem } from '../../domain/send/sendAmount.js'
import type { Asset } from '../../domain/asset/asset.js'
import { useMessages } from '../messages/useMessages.js'
import { useSaidAmount } from '../account/Amount.js'
import { textForm } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { amountInput, amountLine, beneath, box } from './swap.styles.js'
import { PAYMENT } from '../payment/messages.js'

/** What is wrong with an amount, as text for the visitor; an empty field is not an error. */
const useProblem = (problem: AmountProblem | undefined, token: Asset | undefined): string | undefined => {
  const t = useMessages(PAYMENT)
  const symbol = token?.symbol ?? ''
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

interface AmountBoxProps {
  readonly label: string
  readonly text: string
  readonly token: Asset | undefined
  readonly problem: AmountProblem | undefined
  /** Computed from the other side, and being updated. */
  readonly isDim: boolean
  /** Gets the focus when the view opens. */
  readonly isFirst: boolean
  readonly still: boolean
  readonly onText: (text: string) => void
  readonly onSubmit: () => void
  /** The token, beside the amount. */
  readonly children: ReactNode
  /** Its value. */
  readonly worth: ReactNode
  /** Button that enters the whole balance. */
  readonly max?: ReactNode
}

/** One side of a swap: amount, token, value and balance. */
export const AmountBox = ({
  label,
  text,
  token,
  problem,
  isDim,
  isFirst,
  still,
  onText,
  onSubmit,
  children,
  worth,
  max,
}: AmountBoxProps) => {
  const t = useMessages(PAYMENT)
  const error = useProblem(problem, token)
  const say = useSaidAmount()
  const has =
    token?.balance === undefined
      ? undefined
      : say(token.balance, token.symbol, (amount) => t('payment.available', { amount }))
  return (
    <div className={box}>
      <FieldForm className={textForm} label={label} error={error} still={still} onSubmit={onSubmit}>
        {(input) => (
          <div className={amountLine}>
            <input
              {...input}
              className={amountInput}
              data-portico-focus={isFirst && !still ? true : undefined}
              data-dim={isDim}
              type="text"
              inputMode="decimal"
              maxLength={MOST_LETTERS}
              dir="ltr"
              autoComplete="off"
              placeholder="0"
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
            {children}
          </div>
        )}
      </FieldForm>
      <div className={beneath}>
        <span>{worth}</span>
        <span>
          {has !== undefined && <span title={has.title}>{has.text}</span>}
          {max}
        </span>
      </div>
    </div>
  )
}
