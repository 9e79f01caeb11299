import { useMessages } from '../messages/useMessages.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { ListRow, Tag } from '../primitives/List.js'
import { usePortico } from '../shared/usePortico.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { walletsViews } from './views.js'

const { AllWallets } = walletsViews
const WORDS = { 'title.AllWallets': AllWallets.title }

const TEN = 10

/** Exact below ten, else rounded down to tens: a visitor needs no exact count of 642 wallets. */
const roundedCount = (total: number, format: (count: number) => string): string => {
  const tens = total < TEN ? total : Math.floor(total / TEN) * TEN
  return `${format(tens)}${tens < total ? '+' : ''}`
}

/** Leads to the whole directory. */
export const AllWalletsRow = ({ total }: { readonly total: number }) => {
  const t = useMessages(WORDS)
  const portico = usePortico()
  const format = useNumberFormat()
  const near = (): void => {
    AllWallets.part.preload()
    // The view itself reports what failed to load.
    void portico.feature('catalogue').catch(() => undefined)
  }
  return (
    <li>
      <ListRow
        picture={<WalletIcon name="" icon="search" />}
        text={t('title.AllWallets')}
        tag={total > 0 && <Tag>{roundedCount(total, format)}</Tag>}
        onPress={() => portico.commands.go({ name: 'AllWallets' })}
        onNear={near}
      />
    </li>
  )
}
