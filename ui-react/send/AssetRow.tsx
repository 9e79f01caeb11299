import type { SendableAsset } from '../../domain/send/sendableAsset.js'
import type { Network } from '../../domain/network/network.js'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { formatAmount } from '../../domain/amount/decimals.js'
import { useMessages } from '../messages/useMessages.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/List.js'
import { Tile } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND } from './messages.js'

/** By its contract and never by its symbol, which an imitation has, too. */
const AssetPicture = ({ asset, network }: { readonly asset: SendableAsset; readonly network: Network }) => (
  <Tile
    name={asset.symbol}
    src={usePicture({
      _tag: 'Token',
      id: asset.token?.address ?? network.caipNetworkId,
      iconUrl: asset.token?.iconUrl,
    })}
    size="row"
  />
)

interface AssetRowProps {
  readonly asset: SendableAsset
  readonly network: Network
  /** Another one has its name, or it imitates a known one: its contract says which it is. */
  readonly isAmbiguous?: boolean
  /** Leads to others. */
  readonly leads?: boolean
  readonly current?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** What can be sent, and how much of it there is. */
export const AssetRow = ({
  asset,
  network,
  onPress,
  isAmbiguous = false,
  leads = false,
  current = false,
  disabled = false,
}: AssetRowProps) => {
  const t = useMessages(SEND)
  const { locale } = useReadable(usePortico().appearance)
  const { balance, symbol, name, contract } = asset
  const notes = [
    balance !== undefined && t('send.available', { amount: `${formatAmount(balance, locale)} ${symbol}` }),
    isAmbiguous && contract !== undefined && truncateAddress(contract),
  ].filter((note) => note !== false)
  return (
    <ListRow
      picture={<AssetPicture asset={asset} network={network} />}
      text={name}
      note={notes.join(' · ')}
      tag={leads && !disabled && <Icon name="down" />}
      current={current}
      disabled={disabled}
      onPress={onPress}
    />
  )
}
