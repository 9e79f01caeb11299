import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { useOpened } from './useOpened.js'

/** Opens this page in the own browser of a wallet that does not pair, inside the visitor's press (U-21). */
export const PagePane = ({ row }: { readonly row: WalletRow }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const [opened, noteOpening] = useOpened()
  const values = { wallet: row.name }
  const open = (): void => {
    commands.openWallet('Mobile')
    noteOpening()
  }
  return (
    <div className={centred}>
      <WalletPicture wallet={row} large />
      <p role="status" className={hint}>
        {t(opened === 'StillHere' ? 'pairing.pageNotOpened' : 'pairing.pageHint', values)}
      </p>
      <Button tone="primary" wide onPress={open}>
        {t('pairing.open', values)}
      </Button>
    </div>
  )
}
