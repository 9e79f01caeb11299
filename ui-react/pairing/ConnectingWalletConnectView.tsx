import type { ViewOf } from '../../domain/modal/view.js'
import { walletLinks, type WalletRoute, walletRoutes } from '../../domain/pairing/walletRoutes.js'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { COMMON } from '../messages/common.js'
import { PAIRING } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useLinkHost, useWalletRow } from '../shared/viewHooks.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletRows.js'
import { OpenPane, PagePane } from './OpenPane.js'
import { QrPane } from './QrPane.js'
import { useEffect, useState } from 'react'
import { Tabs } from '../primitives/Tabs.js'

const WORDS = { ...COMMON, ...PAIRING }

/** One route to a wallet. */
const WalletPane = ({ route, row }: { readonly route: WalletRoute; readonly row: WalletRow | undefined }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const host = useLinkHost()
  if (row === undefined) return <QrPane />
  const values = { wallet: row.name }
  if (route === 'Qr') {
    const opens = row.listing !== undefined && walletLinks(row.listing, 'Mobile', host).length > 0
    return (
      <QrPane copyHint={host.facts.mobile && !opens ? t('pairing.copyHint', values) : undefined}>
        <WalletPicture wallet={row} />
      </QrPane>
    )
  }
  if (route !== 'NotDetected') {
    const [link, other] = row.listing === undefined ? [] : walletLinks(row.listing, route, host)
    return link?._tag === 'Page' ? (
      <PagePane row={row} />
    ) : (
      <OpenPane key={route} row={row} route={route} hasOther={other !== undefined} />
    )
  }
  return (
    <div className={centred}>
      <WalletPicture wallet={row} large />
      <p className={hint}>{t('connecting.notInstalled', values)}</p>
      <Button tone="primary" wide onPress={() => commands.go({ name: 'Downloads', walletId: row.id })}>
        {t('pairing.get', values)}
      </Button>
    </div>
  )
}

/** Pairs a wallet that is not in this page: by a code, or by opening its app or web page (S2-05). */
export const ConnectingWalletConnectView = ({ view }: { readonly view: ViewOf<'ConnectingWalletConnect'> }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const row = useWalletRow(view.walletId ?? '')
  const routes = walletRoutes(row?.listing, useLinkHost())
  const [chosen, setChosen] = useState<WalletRoute>()
  const route = chosen !== undefined && routes.includes(chosen) ? chosen : (routes[0] ?? 'Qr')
  // An installed wallet and its listing are one row (U-43): now it can be asked directly.
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
        <Button tone="quiet" wide onPress={() => commands.go({ name: 'Downloads', walletId: row.id })}>
          {t('pairing.get', { wallet: row.name })}
        </Button>
      )}
    </div>
  )
}
