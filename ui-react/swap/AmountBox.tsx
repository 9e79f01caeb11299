import type { ComponentProps, ReactNode } from 'react'
import type { Asset } from '../../domain/asset/asset.js'
import type { AmountProblem } from '../../domain/payment/amount.js'
import { AmountField, useAmountError } from '../payment/AmountField.js'
import { useAvailable } from '../payment/AssetRow.js'
import { amountInput, amountLine, beneath, box } from './swap.styles.js'

const LOOK = { line: amountLine, input: amountInput }

interface AmountBoxProps extends Omit<ComponentProps<typeof AmountField>, 'error' | 'look'> {
  readonly token: Asset | undefined
  readonly problem: AmountProblem | undefined
  /** Its value. */
  readonly worth: ReactNode
  /** Button that enters the whole balance. */
  readonly max?: ReactNode
}

/** One side of a swap: amount, token, value and balance. */
export const AmountBox = ({ token, problem, worth, max, ...field }: AmountBoxProps) => {
  const has = useAvailable()(token)
  return (
    <div className={box}>
      <AmountField {...field} error={useAmountError(problem, token)} look={LOOK} />
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
