import { PENDING_REQUEST } from './pendingRequestMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { Floating } from './Floating.js'
import { note } from './PendingRequest.styles.js'
import { useState } from 'react'

export interface PendingRequestProps {
  readonly wallet: string
  /** Where the modal is closed: hosts ask wallets things, too. */
  readonly floating: boolean
}

/** Leads back to a wallet on this device that has a request to answer (U-22). */
export const PendingRequest = ({ wallet, floating: isFloating }: PendingRequestProps) => {
  const t = useMessages(PENDING_REQUEST)
  const { commands } = usePortico()
  /** Whoever still reads this then may have seen nothing open; browsers rarely say so. */
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
