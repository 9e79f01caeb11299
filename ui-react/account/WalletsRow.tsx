import type { AccountState } from '../../domain/account/AccountState.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import { pictureAt } from '../../domain/images/pictureAt.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Arch } from '../primitives/Arch.js'
import { ListRow } from '../primitives/ListRow.js'
import { useConnections } from '../shared/useConnections.js'
import { useFeatures } from '../shared/useFeatures.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePicture } from '../shared/usePicture.js'
import { usePortico } from '../shared/usePortico.js'

/** The wallet behind the account, and the way to the others; absent where there can be no other. */
export const WalletsRow = ({ account }: { readonly account: AccountState }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const { multiWallet } = useFeatures()
  const { networks } = useNetwork()
  const count = Object.values(useConnections()).flatMap(connectionsOf).length
  const wallet = account.connectedWalletInfo
  const src = usePicture(pictureAt(wallet?.icon))
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  if (!multiWallet && namespaces.size === 1) return null
  return (
    <ListRow
      picture={wallet === undefined ? <Arch name="" icon="wallet" /> : <Arch name={wallet.name} src={src} />}
      text={wallet?.name ?? t('connect.wallets')}
      note={t('wallets.count', { count: String(count) })}
      onPress={() => commands.go({ name: 'ProfileWallets' })}
    />
  )
}
