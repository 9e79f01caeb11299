import { useState } from 'react'
import { liveConnections } from '../../domain/connect/connections.js'
import { COMMON } from '../messages/common.js'
import { useMessages } from '../messages/useMessages.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { useConnections, useFeatures } from '../shared/hooks.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'

/**
 * Disconnects. The modal closes by itself when no wallet is left; a wallet that kept the connection is reported
 * (S8-23). If the host keeps several wallets, only the shown one disconnects, and the others are shown.
 */
export const DisconnectButton = () => {
  const t = useMessages(COMMON)
  const portico = usePortico()
  const connections = useConnections()
  const { multiWallet } = useFeatures()
  const { activeNamespace: namespace } = useNetwork()
  const [busy, setBusy] = useState(false)
  const active = liveConnections(connections[namespace])[0]
  const isOneOfSeveral = multiWallet && Object.values(connections).flatMap(liveConnections).length > 1
  const leaveOne = async ({ connectorId }: { readonly connectorId: string }): Promise<void> => {
    const wallets = await portico.screen.profile()
    // A modal that the visitor closed meanwhile stays closed.
    if (portico.modal.value._tag === 'Open') portico.commands.go({ name: 'ProfileWallets' })
    wallets.disconnect({ namespace, connectorId })
  }
  const disconnect = (): void => {
    setBusy(true)
    void (isOneOfSeveral && active !== undefined ? leaveOne(active) : portico.disconnect())
      .catch(() => portico.commands.notify({ _tag: 'DisconnectFailed' }))
      .finally(() => setBusy(false))
  }
  return (
    <Button tone="quiet" wide busy={busy} onPress={disconnect}>
      {!busy && <Icon name="power" />}
      <span>{t('account.disconnect')}</span>
    </Button>
  )
}
