import { NAMESPACE_NAMES } from '../../domain/network/NAMESPACE_NAMES.js'
import { canPair } from '../../domain/pairing/canPair.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { hidden } from '../modal/shared.styles.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { useHostFacts } from '../shared/useHostFacts.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from './WalletPicture.js'

const RowTag = ({ row }: { readonly row: WalletRow }) => {
  const t = useEarlyWords()
  const { mobile } = useHostFacts()
  if (row._tag === 'Installed' && row.unverified) return <Tag tone="danger">{t('connect.unverified')}</Tag>
  if (row.section === 'recent') return <Tag tone="accent">{t('connect.recent')}</Tag>
  if (row._tag === 'Installed') return <Tag>{t('connect.installed')}</Tag>
  if (!canPair(row.listing)) return <Tag>{t('connect.get')}</Tag>
  return <Tag>{t(mobile ? 'connect.open' : 'connect.qr')}</Tag>
}

/** Only of what the directory itself lists: a wallet in the page may claim the rdns of any certified one (U-44). */
const CertifiedMark = ({ row }: { readonly row: WalletRow }) => {
  const t = useEarlyWords()
  if (row._tag !== 'Listed' || !row.listing.certified) return null
  return (
    <>
      <Icon name="done" />
      <span className={hidden}>{t('wallets.certifiedMark')}</span>
    </>
  )
}

/** One wallet to choose. */
export const WalletListRow = ({ row, tabIndex }: { readonly row: WalletRow; readonly tabIndex?: 0 | -1 }) => {
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const several = networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace)
  const note =
    several && row._tag === 'Installed'
      ? row.connectors.map(({ namespace }) => NAMESPACE_NAMES[namespace]).join(' · ')
      : undefined
  const tag = (
    <>
      <CertifiedMark row={row} />
      <RowTag row={row} />
    </>
  )
  return (
    <ListRow
      picture={<WalletPicture wallet={row} />}
      text={row.name}
      note={note}
      tag={tag}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onPress={() => commands.chooseWallet(row.id)}
    />
  )
}
