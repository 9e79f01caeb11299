import { PENDING_REQUEST } from './pendingRequestMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { Floating } from './Floating.js'
import { note } from './PendingRequest.styles.js'
import { useState } from 'react'

export interface PendingRequestProps {
  readonly wallet: string
  /** While the modal is closed: hosts send requests to wallets, too. */
  readonly floating: boolean
}

/** Leads back to a wallet on this device with an unanswered request (U-22). */
export const PendingRequest = ({ wallet, floating: isFloating }: PendingRequestProps) => {
  const t = useMessages(PENDING_REQUEST)
  const { commands } = usePortico()
  /** A visitor who still sees this after the press may have seen nothing open; browsers rarely report that. */
  const [isPressed, setPressed] = useState(false)
  const press = (): void => {
    commands.continueInWallet()
    setPressed(true)
  }
  const line = (
    <div className={note} role="status">
      <span>{t(isPressed ? 'waiting.opened' : 'waiting.answer', { wallet })}</span>
      <Button tone="primary" onPress={press}>
        {t('waiting.open', { wallet })}
      </Button>
    </div>
  )
  return isFloating ? <Floating>{line}</Floating> : line
}
