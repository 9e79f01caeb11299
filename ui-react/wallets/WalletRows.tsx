import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { WalletPicture } from './WalletPicture.js'
import { List } from '../primitives/List.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { usePortico } from '../shared/usePortico.js'

const RowTag = ({ row }: { readonly row: WalletRow }) => {
  const t = useTranslate()
  if (row._tag === 'Listed') return <Tag>{t('connect.get')}</Tag>
  // Said before anything that sounds like trust.
  if (row.unverified) return <Tag tone="danger">{t('connect.unverified')}</Tag>
  return row.section === 'recent' ? <Tag tone="accent">{t('connect.recent')}</Tag> : <Tag>{t('connect.installed')}</Tag>
}

/** The wallets to choose from, each a row. */
export const WalletRows = ({ rows, busy }: { readonly rows: readonly WalletRow[]; readonly busy: boolean }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  return (
    <List name={t('connect.wallets')} busy={busy}>
      {rows.map((row) => (
        <li key={`${row._tag}:${row.id}`}>
          <ListRow picture={<WalletPicture wallet={row} />} text={row.name} tag={<RowTag row={row} />} onPress={() => commands.chooseWallet(row.id)} />
        </li>
      ))}
    </List>
  )
}
