import type { WalletRoute } from '../../domain/pairing/WalletRoute.js'
import { walletLinks } from '../../domain/pairing/walletLinks.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useLinkHost } from '../shared/useLinkHost.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { OpenPane } from './OpenPane.js'
import { PagePane } from './PagePane.js'
import { QrPane } from './QrPane.js'

/** One way to a wallet. */
export const WalletPane = ({ route, row }: { readonly route: WalletRoute; readonly row: WalletRow | undefined }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const host = useLinkHost()
  if (row === undefined || route === 'Qr') return <QrPane>{row !== undefined && <WalletPicture wallet={row} />}</QrPane>
  if (route !== 'NotDetected') {
    const [link, other] = row.listing === undefined ? [] : walletLinks(row.listing, route, host)
    return link?._tag === 'Page' ? (
      <PagePane row={row} />
    ) : (
      <OpenPane key={route} row={row} route={route} hasOther={other !== undefined} />
    )
  }
  const values = { wallet: row.name }
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
