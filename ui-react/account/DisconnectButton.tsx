import { useState } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'

/** Disconnects. The modal closes by itself when nobody is left; a wallet that kept its side is said aloud (S8-23). */
export const DisconnectButton = () => {
  const t = useTranslate()
  const portico = usePortico()
  const [busy, setBusy] = useState(false)
  const disconnect = (): void => {
    setBusy(true)
    void portico
      .disconnect()
      .catch(() => portico.commands.notify({ _tag: 'DisconnectFailed' }))
      .finally(() => setBusy(false))
  }
  return (
    <Button tone="danger" wide busy={busy} onPress={disconnect}>
      {!busy && <Icon name="power" />}
      {t('account.disconnect')}
    </Button>
  )
}
