import { liveConnections } from '../../domain/connect/connections.js'
import { pictureAt } from '../../domain/images/picture.js'
import { CONNECT } from '../connect/messages.js'
import { COMMON } from '../messages/common.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { useWalletName } from '../messages/useNames.js'
import { ListRow } from '../primitives/List.js'
import { rowGroup } from '../primitives/List.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { useConnections, useFeatures } from '../shared/hooks.js'
import { usePicture } from '../shared/pictures.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import type { AccountRowsProps } from './AccountParts.js'

const WORDS = { ...COMMON, ...CONNECT }

/** Leads to the connected wallets; named after the wallet if it is the only one. Absent if there can be no others. */
export const WalletsRow = ({ account }: AccountRowsProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const counted = useCounted(WORDS)
  const { multiWallet } = useFeatures()
  const { networks } = useNetwork()
  const count = Object.values(useConnections()).flatMap(liveConnections).length
  const wallet = account.connectedWalletInfo
  const walletName = useWalletName()
  const src = usePicture(pictureAt(wallet?.icon))
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  if (!multiWallet && namespaces.size === 1) return null
  return (
    <div className={rowGroup}>
      <ListRow
        picture={
          wallet === undefined ? <WalletIcon name="" icon="wallet" /> : <WalletIcon name={wallet.name} src={src} />
        }
        text={t('connect.wallets')}
        note={count > 1 ? counted('wallets.count', count) : wallet && walletName(wallet)}
        onPress={() => commands.go({ name: 'ProfileWallets' })}
      />
    </div>
  )
}
