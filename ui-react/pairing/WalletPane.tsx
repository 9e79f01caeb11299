import type { WalletRoute } from '../../domain/pairing/WalletRoute.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { OpenPane } from './OpenPane.js'
import { QrPane } from './QrPane.js'

/** One way to a wallet. */
export const WalletPane = ({ route, row }: { readonly route: WalletRoute; readonly row: WalletRow | undefined }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  if (row === undefined || route === 'Qr') return <QrPane>{row !== undefined && <WalletPicture wallet={row} />}</QrPane>
  if (route === 'Mobile' || route === 'Web' || route === 'Desktop') return <OpenPane key={route} row={row} route={route} />
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
