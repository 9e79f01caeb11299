import { useEffect, useState } from 'react'
import { walletRoutes } from '../../domain/pairing/walletRoutes.js'
import type { WalletRoute } from '../../domain/pairing/WalletRoute.js'
import { useTranslate } from '../messages/useTranslate.js'
import { stack } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { Button } from '../primitives/Button.js'
import { Tabs } from '../primitives/Tabs.js'
import { useLinkHost } from '../shared/useLinkHost.js'
import { usePortico } from '../shared/usePortico.js'
import { useWalletRow } from '../wallets/useWalletRow.js'
import { WalletPane } from './WalletPane.js'

/** Pairs a wallet that is not in this page: by a code, or by opening its app or its page (S2-05). */
export const ConnectingWalletConnectView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const view = useShownView()
  const row = useWalletRow((view.name === 'ConnectingWalletConnect' ? view.walletId : undefined) ?? '')
  const routes = walletRoutes(row?.listing, useLinkHost())
  const [chosen, setChosen] = useState<WalletRoute>()
  const route = chosen !== undefined && routes.includes(chosen) ? chosen : (routes[0] ?? 'Qr')
  // An installed wallet and its listing are one row (U-43): it can be asked directly now.
  const installed = row?._tag === 'Installed' ? row.id : undefined
  useEffect(() => {
    if (installed !== undefined) commands.chooseWallet(installed)
  }, [installed, commands])
  const pane = <WalletPane route={route} row={row} />
  return (
    <div className={stack}>
      {routes.length > 1 ? (
        <Tabs
          name={t('pairing.ways')}
          tabs={routes.map((id) => ({ id, label: t(`pairing.route.${id}`) }))}
          chosen={route}
          onChoose={setChosen}
        >
          {pane}
        </Tabs>
      ) : (
        pane
      )}
      {row?.listing !== undefined && route !== 'NotDetected' && (
        <Button wide onPress={() => commands.go({ name: 'Downloads', walletId: row.id })}>
          {t('pairing.get', { wallet: row.name })}
        </Button>
      )}
    </div>
  )
}
