import { useRef, useState } from 'react'
import type { HostSwap } from '../../application/swap/hostSwap.js'
import { lacks } from '../../domain/swap/swapForm.js'
import { useExactAmount } from '../account/ExactAmount.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { Spender } from './ApprovalPart.js'
import { SWAP_WORDS } from './messages.js'
import { approvalPart } from './preview.styles.js'
import { SwapProblem } from './SwapProblem.js'
import type { SentStep, SwapViewProps } from './WithSwap.js'

/** More than any token's supply: half of the largest uint256. */
const MORE_THAN_ALL = 2n ** 255n

interface LeftoverPartProps extends Pick<SwapViewProps, 'state'> {
  readonly api: HostSwap
  readonly step: SentStep
}

/** What a contract may still take after the swap, with a button to revoke that. */
export const LeftoverPart = ({ api, state: { tokens }, step: { leftover, quote } }: LeftoverPartProps) => {
  const t = useMessages(SWAP_WORDS)
  const write = useExactAmount()
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box, leftover._tag)
  const [wasRevoking, setWasRevoking] = useState(false)
  if (leftover._tag === 'Revoking' && !wasRevoking) setWasRevoking(true)
  if (leftover._tag === 'Unknown' || leftover._tag === 'Nothing')
    return (
      <div ref={box}>
        <p className={hint} role="status" tabIndex={-1}>
          {wasRevoking && t(leftover._tag === 'Nothing' ? 'swap.revoked' : 'swap.revokedUnchecked')}
        </p>
      </div>
    )
  const pay = tokens.find(({ id }) => id === quote.pay.id) ?? quote.pay
  const isAll = leftover.units >= MORE_THAN_ALL || lacks(pay, leftover.units)
  const isRevoking = leftover._tag === 'Revoking'
  const error = leftover._tag === 'NotRevoked' ? leftover.error : undefined
  return (
    <div ref={box} className={approvalPart}>
      <h3 tabIndex={-1}>
        {isAll
          ? t('swap.leftoverAll', { symbol: pay.symbol })
          : t('swap.leftover', { amount: write(leftover.units, pay) })}
      </h3>
      <Spender address={leftover.spender} />
      {error !== undefined && <SwapProblem error={error} order={quote} of="Leftover" />}
      <p className={hint} role="status">
        {isRevoking && t('payment.approve')}
      </p>
      {/* Also after an unknown outcome: revoking twice costs a fee, and moves nothing. */}
      <Button wide busy={isRevoking} onPress={() => void api.revoke().catch(() => undefined)}>
        {t('swap.revoke')}
      </Button>
    </div>
  )
}
