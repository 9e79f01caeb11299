import type { ReactNode } from 'react'
import type { AmountProblem } from '../../domain/send/sendAmount.js'
import type { Asset } from '../../domain/asset/asset.js'
import { AmountField, useAmountError } from '../payment/AmountField.js'
import { amountInput, amountLine, beneath, box } from './swap.styles.js'
import { useAvailable } from '../payment/AssetRow.js'

const LOOK = { line: amountLine, input: amountInput }

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
  const error = useAmountError(problem, token)
  const has = useAvailable()(token)
  return (
    <div className={box}>
      <AmountField
        label={label}
        text={text}
        error={error}
        still={still}
        focus={isFirst ? 'WithView' : undefined}
        isDim={isDim}
        look={LOOK}
        onText={onText}
        onSubmit={onSubmit}
      >
        {children}
      </AmountField>
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
