import { type ReactNode, useRef } from 'react'
import type { View } from '../../domain/modal/view.js'
import type { PaymentPhase } from '../../domain/payment/paymentPhase.js'
import type { Network } from '../../domain/network/network.js'
import { MoreFunds } from '../account/MoreFunds.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { choices, column, foot, warning } from '../modal/ViewParts.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { Button } from '../primitives/Button.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { usePortico } from '../shared/usePortico.js'
import { PAYMENT } from './messages.js'

interface NotPreparedProps {
  /** Why it could not be prepared. */
  readonly problem: ReactNode
  /** Where the account lacks funds that the visitor can add. */
  readonly lacksOn: Network | undefined
  /** `undefined` if a retry would fail again. */
  readonly onRetry: (() => void) | undefined
}

const NotPrepared = ({ problem, lacksOn, onRetry }: NotPreparedProps) => {
  const t = useMessages(PAYMENT)
  const { commands } = usePortico()
  return (
    <>
      {problem}
      <div className={choices}>
        <Button onPress={commands.back}>{t('payment.back')}</Button>
        {onRetry !== undefined && (
          <Button tone="primary" onPress={onRetry}>
            {t('payment.retry')}
          </Button>
        )}
      </div>
      {lacksOn !== undefined && <MoreFunds network={lacksOn} />}
    </>
  )
}

interface ReviewProps {
  /** The focus stays in the review when it changes. */
  readonly phase: PaymentPhase
  /** The view in which the payment is entered. */
  readonly form: View
  /** Text while it is being prepared. */
  readonly preparing: string
  readonly notPrepared: NotPreparedProps | undefined
  /** The prepared payment: its amounts, facts and warnings, then a `ReviewFoot`. */
  readonly children: ReactNode
}

/** The review of a payment before a wallet is asked, and the way to it. */
export const Review = ({ phase, form, preparing, notPrepared, children }: ReviewProps) => {
  const t = useMessages(PAYMENT)
  const { commands } = usePortico()
  const box = useRef<HTMLDivElement>(null)
  // The pressed button may have disappeared: "Try again" during preparation, the last one if the outcome is unknown.
  useFocusKept(box, phase)
  if (phase === 'Editing')
    return (
      <div className={centred}>
        <p className={hint}>{t('payment.nothingSent')}</p>
        <Button onPress={() => commands.go(form)}>{t('payment.back')}</Button>
      </div>
    )
  if (phase === 'Preparing')
    return (
      <div ref={box}>
        <p className={hint} role="status" tabIndex={-1}>
          {preparing}
        </p>
        <ViewLoading />
      </div>
    )
  return (
    <div ref={box} className={column}>
      {notPrepared === undefined ? children : <NotPrepared {...notPrepared} />}
    </div>
  )
}

interface ReviewFootProps {
  /** What the visitor has to read before confirming. */
  readonly alerts: readonly string[]
  readonly problem: ReactNode
  /** The current step, or a caution. */
  readonly status: ReactNode
  readonly phase: PaymentPhase
  readonly onLeave: () => void
  /** The button that confirms. */
  readonly children: ReactNode
}

/** The end of a review: what changed or failed, the current step, and the buttons. */
export const ReviewFoot = ({ alerts, problem, status, phase, onLeave, children }: ReviewFootProps) => {
  const t = useMessages(PAYMENT)
  // With an unknown outcome, it cannot be sent again from here.
  const canConfirm = phase !== 'Unknown'
  return (
    <div className={foot}>
      {alerts.map((alert) => (
        <p key={alert} className={warning} role="alert">
          {alert}
        </p>
      ))}
      {problem}
      <div className={centred}>{status}</div>
      <div className={choices}>
        {phase !== 'Asking' && <Button onPress={onLeave}>{t(canConfirm ? 'payment.cancel' : 'payment.back')}</Button>}
        {canConfirm && children}
      </div>
    </div>
  )
}
