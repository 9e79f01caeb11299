import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from './WalletPicture.js'

const RowTag = ({ row }: { readonly row: WalletRow }) => {
  const t = useTranslate()
  if (row._tag === 'Installed' && row.unverified) return <Tag tone="danger">{t('connect.unverified')}</Tag>
  if (row.section === 'recent') return <Tag tone="accent">{t('connect.recent')}</Tag>
  return <Tag>{t(row._tag === 'Installed' ? 'connect.installed' : 'connect.get')}</Tag>
}

/** One wallet to choose. */
export const WalletListRow = ({ row, tabIndex }: { readonly row: WalletRow; readonly tabIndex?: 0 | -1 }) => {
  const { commands } = usePortico()
  return <ListRow picture={<WalletPicture wallet={row} />} text={row.name} tag={<RowTag row={row} />} {...(tabIndex === undefined ? {} : { tabIndex })} onPress={() => commands.chooseWallet(row.id)} />
}
